import { DefaultHttpStack, DetailedError, Upload, type FileReader, type HttpStack } from 'tus-js-client';
import { uploadMessages } from '#shared/upload.ts';
import { withChecksums } from './checksum-http-stack.ts';
import { SendError } from './send-error.ts';
import { sendErrorOfResponse } from './response-error.ts';

/** One file and where it goes. */
export interface SendJob {
  /** Of the upload, by tus; it was created before. */
  url: string;
  file: File;
  /** Stops the upload; what has arrived stays. */
  signal: AbortSignal;
  /** How many bytes are on their way or there. */
  onProgress: (sent: number) => void;
  /** Another part has arrived for good; so many bytes have by now. */
  onAccepted: (arrived: number) => void;
}

/** Sends what the server does not have yet of a file. Rejects with a `SendError`, or an `AbortError` when stopped. */
export type SendFile = (job: SendJob) => Promise<void>;

/** In bytes. A part that breaks off is sent again whole, so it is not larger than a slow line carries in a minute. */
const partSize = 8 * 1024 * 1024;

/** Cuts a file without reading it. */
const partReader: FileReader = {
  openFile: async (file: File) => ({
    size: file.size,
    slice: async (start: number, end: number) => ({
      value: file.slice(start, end),
      done: end >= file.size,
    }),
    close: () => undefined,
  }),
};

function sendErrorOf(error: Error): SendError {
  if (!(error instanceof DetailedError)) return new SendError('unreadable', uploadMessages.fileUnreadable);
  const { originalResponse, causingError } = error;
  if (originalResponse && originalResponse.getStatus() > 0) {
    return sendErrorOfResponse(originalResponse.getStatus(), originalResponse.getBody());
  }
  // A file that was changed or taken away since it was chosen.
  if (causingError instanceof DOMException) return new SendError('unreadable', uploadMessages.fileUnreadable);
  return new SendError('again', uploadMessages.connectionLost);
}

/**
 * `SendFile` by tus-js-client: asks where to go on, then sends part after part. One try: the queue decides of more.
 *
 * @param stack how requests are made.
 */
export function createSendFile(stack: HttpStack = new DefaultHttpStack({})): SendFile {
  const httpStack = withChecksums(stack);
  return ({ url, file, signal, onProgress, onAccepted }) =>
    new Promise((resolve, reject) => {
      const abort = () => {
        void upload.abort();
        reject(new DOMException('The upload was stopped', 'AbortError'));
      };
      const settle = (outcome: () => void) => {
        signal.removeEventListener('abort', abort);
        outcome();
      };
      const upload = new Upload(file, {
        uploadUrl: url,
        chunkSize: partSize,
        retryDelays: null,
        storeFingerprintForResuming: false,
        httpStack,
        fileReader: partReader,
        onProgress: (sent) => onProgress(sent),
        onChunkComplete: (_part, arrived) => onAccepted(arrived),
        onSuccess: () => settle(resolve),
        onError: (error) => settle(() => reject(sendErrorOf(error))),
      });
      signal.addEventListener('abort', abort);
      if (signal.aborted) abort();
      else upload.start();
    });
}
