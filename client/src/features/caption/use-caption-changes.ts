import {
  DeleteCaptionsDocument,
  SaveCaptionsDocument,
  TranscribeLectureDocument,
  type SaveCaptionsInput,
} from '#client/gql/graphql.ts';
import type { ToastAction } from '#client/toasts/toasts.ts';
import { useToastMutation } from '#client/toasts/use-toast-mutation.ts';
import { captionMessages } from '#shared/caption.ts';

const textsOf = (call: 'saveCaptions' | 'deleteCaptions' | 'transcribe') => ({
  loading: captionMessages.loading[call],
  success: captionMessages.success[call],
  failure: captionMessages.failure[call],
});

/** The mutations of captions (ADMIN). Each response updates the lecture's list in the cache. */
export function useCaptionChanges() {
  const [save] = useToastMutation(SaveCaptionsDocument);
  const [remove] = useToastMutation(DeleteCaptionsDocument);
  const [transcribe] = useToastMutation(TranscribeLectureDocument);
  return {
    save: (input: SaveCaptionsInput) => save({ variables: { input }, ...textsOf('saveCaptions') }),
    /** @param undo restores the deleted captions. */
    remove: (id: string, undo: ToastAction) =>
      remove({ variables: { id }, ...textsOf('deleteCaptions'), offer: () => undo }),
    transcribe: (lectureId: string) => transcribe({ variables: { lectureId }, ...textsOf('transcribe') }),
  };
}
