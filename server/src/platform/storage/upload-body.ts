import { addAbortSignal, type Readable } from 'node:stream';

/**
 * Wraps the body of an upload. It counts the bytes and remembers whether the body itself failed, so that an adapter can
 * distinguish a failed upload from failed storage.
 */
export class UploadBody implements AsyncIterable<Uint8Array> {
  size = 0;
  /** The error of the body, or undefined. */
  failure: Error | undefined;

  constructor(
    private readonly source: Readable,
    signal?: AbortSignal,
  ) {
    // The body may fail before the adapter reads it. The first read then reports the error.
    source.on('error', () => {});
    if (signal) addAbortSignal(signal, source);
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Uint8Array, void, void> {
    try {
      // A Readable without an encoding yields Buffers, but its type says `any`.
      for await (const chunk of this.source as AsyncIterable<Uint8Array>) {
        this.size += chunk.byteLength;
        yield chunk;
      }
    } catch (error) {
      this.failure =
        error instanceof Error ? error : new Error('The body of an upload failed', { cause: error });
      throw this.failure;
    }
  }
}
