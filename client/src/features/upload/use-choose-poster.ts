import { SetPosterDocument } from '#client/gql/graphql.ts';
import { notify } from '#client/toasts/toasts.ts';
import { useToastMutation } from '#client/toasts/use-toast-mutation.ts';
import { uploadMessages } from '#shared/upload.ts';
import { drawFrame } from './draw-poster.ts';

const { loading, success, failure } = uploadMessages;

/** Sets the poster of a lecture (ADMIN): a file, or the current frame of its video. */
export function useChoosePoster(lectureId: string) {
  const [mutate] = useToastMutation(SetPosterDocument);
  const choose = (poster: File) =>
    mutate({
      variables: { input: { lectureId, poster, isChosen: true } },
      loading: loading.choosePoster,
      success: success.choosePoster,
      failure: failure.choosePoster,
    });
  const takeFrame = async (address: string, second: number) => {
    const frame = await drawFrame(address, second);
    if (frame) await choose(frame);
    else notify.error(failure.takeFrame);
  };
  return { choose, takeFrame };
}
