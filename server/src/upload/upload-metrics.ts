import { Counter, Gauge, type Registry } from 'prom-client';

/** Measures the uploads that this process receives. */
export class UploadMetrics {
  private readonly underWay: Gauge;
  private readonly bytes: Counter;

  constructor(metrics: Registry) {
    this.underWay = new Gauge({
      name: 'lectern_uploads_in_progress',
      help: 'Video uploads that are receiving bytes',
      registers: [metrics],
    });
    this.bytes = new Counter({
      name: 'lectern_upload_received_bytes_total',
      help: 'Received bytes of videos, including bytes that were not stored',
      registers: [metrics],
    });
  }

  /** Counts an upload as in progress during one of its requests. */
  async during<Result>(work: () => Promise<Result>): Promise<Result> {
    this.underWay.inc();
    try {
      return await work();
    } finally {
      this.underWay.dec();
    }
  }

  /** Counts received bytes. */
  receive(count: number): void {
    this.bytes.inc(count);
  }
}
