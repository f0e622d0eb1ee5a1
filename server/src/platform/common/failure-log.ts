import type { Logger } from './logger.ts';

/** How often a failure that continues is logged. */
const EVERY_MS = 60_000;

/** Logs the first of many equal failures as a warning, and then once a minute how many there were. */
export class FailureLog {
  private failures = 0;
  private loggedAt = -Infinity;

  /** @param message for the operator, such as `no connection yet` */
  constructor(
    private readonly logger: Logger,
    private readonly message: string,
    private readonly context: Record<string, unknown> = {},
  ) {}

  /** Counts a failure, and logs it if nothing was logged for a minute. */
  failed(error: unknown): void {
    this.failures += 1;
    if (performance.now() < this.loggedAt + EVERY_MS) return;
    this.logger.warn({ err: error, ...this.context, failures: this.failures }, this.message);
    this.loggedAt = performance.now();
    this.failures = 0;
  }

  /** Makes the next failure the first one again. */
  ended(): void {
    this.failures = 0;
    this.loggedAt = -Infinity;
  }
}
