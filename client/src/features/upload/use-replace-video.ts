import { useApolloClient } from '@apollo/client/react';
import type { Outcome } from '#client/toasts/with-toast.ts';
import type { PickedFile } from './file-handles.ts';

/** `UploadManager.replaceVideo` of this tab. */
export function useReplaceVideo() {
  const client = useApolloClient();
  return async (lectureId: string, picked: PickedFile): Promise<Outcome<void>> => {
    // The manager is loaded on demand, because it includes the tus client.
    const { uploadManagerOf } = await import('./upload-manager-of.ts');
    return uploadManagerOf(client).replaceVideo(lectureId, picked);
  };
}
