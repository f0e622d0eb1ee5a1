import { DefaultHttpStack, DetailedError, Upload, type FileReader, type HttpStack } from 'tus-js-client';
import { uploadMessages } from '#shared/upload.ts';
import { withChecksums } from './checksum-http-stack.ts';
import { SendError } from './send-error.ts';
import { sendErrorOfResponse } from './response-error.ts';

/** A file to upload and its target. */
export interface SendJob {
  /** The tus URL of the upload, which was created before. */
  url: string;
  file: File;
  /** Stops the upload; the server keeps the accepted bytes. */
  signal: AbortSignal;
  /** Called with the number of bytes sent or accepted. */
  onProgress: (sent: number) => void;
  /** Called when the server has accepted a chunk, with the total of accepted bytes. */
  onAccepted: (arrived: number) => void;
}

/** Uploads the missing part of a file. Rejects with a `SendError`, or with an `AbortError` when stopped. */
export type SendFile = (job: SendJob) => Promise<void>;

/**
 * Chunk size in bytes. An interrupted chunk is sent again as a whole, so a slow connection must be able to send it
 * within a minute.
 */
const partSize = 8 * 1024 * 1024;

/** Slices a file without reading it. */
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
  // The file was changed or removed after it was picked.
  if (causingError instanceof DOMException) return new SendError('unreadable', uploadMessages.fileUnreadable);
  return new SendError('again', uploadMessages.connectionLost);
}

/**
 * Implements `SendFile` with tus-js-client: asks the server for the offset, then sends chunk after chunk. It tries
 * once; retries are up to the queue.
 *
 * @param stack sends the requests.
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
