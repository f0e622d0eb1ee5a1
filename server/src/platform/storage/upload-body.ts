import { addAbortSignal, type Readable } from 'node:stream';

/**
 * The body of an upload on its way into storage: counts its bytes and remembers whether it was the body that failed,
 * so that an adapter can tell a broken upload (the sender's) from broken storage (ours).
 */
export class UploadBody implements AsyncIterable<Uint8Array> {
  size = 0;
  /** What the body failed with; undefined while it has not. */
  failure: Error | undefined;

  constructor(
    private readonly source: Readable,
    signal?: AbortSignal,
  ) {
    // The body may fail before the adapter starts to read it; its error is met by the first read then.
    source.on('error', () => {});
    if (signal) addAbortSignal(signal, source);
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Uint8Array, void, void> {
    try {
      // Uploads are byte streams: a Readable without an encoding gives Buffers, but is typed as anything.
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
