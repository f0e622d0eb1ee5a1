import { Counter, Gauge, type Registry } from 'prom-client';

/** Tells of the uploads that this process takes. */
export class UploadMetrics {
  private readonly underWay: Gauge;
  private readonly bytes: Counter;

  constructor(metrics: Registry) {
    this.underWay = new Gauge({
      name: 'lectern_uploads_in_progress',
      help: 'Uploads of videos that bytes are being taken of',
      registers: [metrics],
    });
    this.bytes = new Counter({
      name: 'lectern_upload_received_bytes_total',
      help: 'Bytes of videos that have come, also those that were not kept',
      registers: [metrics],
    });
  }

  /** Counts an upload for as long as one request goes on with it. */
  async during<Result>(work: () => Promise<Result>): Promise<Result> {
    this.underWay.inc();
    try {
      return await work();
    } finally {
      this.underWay.dec();
    }
  }

  /** To be called whenever some bytes have come. */
  receive(count: number): void {
    this.bytes.inc(count);
  }
}
