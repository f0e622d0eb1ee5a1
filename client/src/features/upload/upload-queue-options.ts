import type { SendFile } from './send-file.ts';
import type { UploadItem } from './upload-item.ts';

/** How a queue of uploads sends, and whom it tells. */
export interface UploadQueueOptions {
  send: SendFile;
  /** An upload has arrived, or failed for good. */
  onSettled: (item: UploadItem) => void;
  /** Has the person log in again whose session ended; resolves with whether they did. */
  logInAgain: () => Promise<boolean>;
  /** How many are sent at a time. */
  parallel?: number;
  /** How long to wait before each further try, in ms; the last one holds from there on. */
  retryDelays?: readonly number[];
  /** How long to wait for room on the server's disk, in ms. */
  fullDelay?: number;
}
