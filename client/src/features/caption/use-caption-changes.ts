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

/** What an ADMIN does with captions; the lecture's list follows each answer. */
export function useCaptionChanges() {
  const [save] = useSaveCaptionsMutation();
  const [remove] = useDeleteCaptionsMutation();
  const [transcribe] = useTranscribeLectureMutation();
  return {
    save: (input: SaveCaptionsInput) =>
      withToast(() => save({ variables: { input } }), textsOf('saveCaptions')),
    /** @param undo what takes the deletion back. */
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
