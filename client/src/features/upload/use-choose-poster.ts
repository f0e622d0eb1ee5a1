import { useApolloClient } from '@apollo/client/react';
import { SetPosterDocument } from '#client/gql/graphql.ts';
import { notify } from '#client/toasts/toasts.ts';
import { withToast } from '#client/toasts/with-toast.ts';
import { uploadMessages } from '#shared/upload.ts';
import { drawFrame } from './draw-poster.ts';

const callTexts = () => ({
  loading: uploadMessages.loading.choosePoster,
  success: uploadMessages.success.choosePoster,
  failure: uploadMessages.failure.choosePoster,
});

/** Sets the poster of a lecture (ADMIN): a file, or the current frame of its video. */
export function useChoosePoster(lectureId: string) {
  const client = useApolloClient();
  const choose = (poster: File) =>
    withToast(
      () =>
        client.mutate({
          mutation: SetPosterDocument,
          variables: { input: { lectureId, poster, isChosen: true } },
        }),
      callTexts(),
    );
  const takeFrame = async (address: string, second: number) => {
    const frame = await drawFrame(address, second);
    if (frame) await choose(frame);
    else notify.error(uploadMessages.failure.takeFrame);
  };
  return { choose, takeFrame };
}
