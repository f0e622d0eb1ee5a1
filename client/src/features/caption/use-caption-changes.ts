import {
  useDeleteCaptionsMutation,
  useSaveCaptionsMutation,
  useTranscribeLectureMutation,
  type SaveCaptionsInput,
} from '#client/gql/graphql.ts';
import type { ToastAction } from '#client/toasts/toasts.ts';
import { withToast } from '#client/toasts/with-toast.ts';
import { captionMessages } from '#shared/caption.ts';

const textsOf = (call: 'saveCaptions' | 'deleteCaptions' | 'transcribe') => ({
  loading: captionMessages.loading[call],
  success: captionMessages.success[call],
  failure: captionMessages.failure[call],
});

/** The mutations of captions (ADMIN). Each response updates the lecture's list in the cache. */
export function useCaptionChanges() {
  const [save] = useSaveCaptionsMutation();
  const [remove] = useDeleteCaptionsMutation();
  const [transcribe] = useTranscribeLectureMutation();
  return {
    save: (input: SaveCaptionsInput) =>
      withToast(() => save({ variables: { input } }), textsOf('saveCaptions')),
    /** @param undo restores the deleted captions. */
    remove: (id: string, undo: ToastAction) =>
      withToast(
        () => remove({ variables: { id } }),
        textsOf('deleteCaptions'),
        () => undo,
      ),
    transcribe: (lectureId: string) =>
      withToast(() => transcribe({ variables: { lectureId } }), textsOf('transcribe')),
  };
}
