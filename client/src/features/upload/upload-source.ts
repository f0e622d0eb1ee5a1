import { uploadMessages } from '#shared/upload.ts';
import { SendError } from './send-error.ts';

/** The file of an upload, or a function that opens it: a file in an archive is only inflated when it is sent. */
export type UploadSource = File | (() => Promise<File>);

/** Opens the file of an upload. Rejects with a SendError `unreadable`. */
export async function openSource(open: () => Promise<File>): Promise<File> {
  return open().catch(() => {
    throw new SendError('unreadable', uploadMessages.fileUnreadable);
  });
}
