import { Gauge, type Registry } from 'prom-client';
import { messages } from '#shared/messages.ts';
import { AppError } from '#server/platform/common/errors.ts';

const RETRY_AFTER_SECONDS = 5;

/** How many bytes of bodies the process keeps before anything can be done with them. */
export class HeldBytes {
  private held = 0;

  constructor(
    private readonly max: number,
    metrics: Registry,
  ) {
    const count = () => this.held;
    new Gauge({
      name: 'http_body_bytes_held',
      help: 'Bytes that are reserved for bodies of requests, in memory or on disk',
      registers: [metrics],
      collect() {
        this.set(count());
      },
    });
  }

  /** Makes room for so many, until the function that it returns is called. Throws SERVICE_UNAVAILABLE when there is none. */
  take(bytes: number): () => void {
    if (this.held + bytes > this.max) {
      throw new AppError('SERVICE_UNAVAILABLE', messages.unavailable, { retryAfter: RETRY_AFTER_SECONDS });
    }
    this.held += bytes;
    return () => {
      this.held -= bytes;
    };
  }
}
