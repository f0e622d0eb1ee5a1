import type { SendFile } from './send-file.ts';
import type { UploadItem } from './upload-item.ts';

/** Options of an upload queue. */
export interface UploadQueueOptions {
  send: SendFile;
  /** Called when an upload is complete, or has failed for good. */
  onSettled: (item: UploadItem) => void;
  /** Asks the user to log in again after the session has ended; resolves with whether they did. */
  logInAgain: () => Promise<boolean>;
  /** Maximum number of parallel uploads. */
  parallel?: number;
  /** Delays before the retries, in ms; the last one repeats. */
  retryDelays?: readonly number[];
  /** Delay before a retry when the server's disk is full, in ms. */
  fullDelay?: number;
}
