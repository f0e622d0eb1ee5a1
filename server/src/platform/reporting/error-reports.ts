import type { ReportingSettings } from '#server/config-services.ts';
import type { Incident } from '#server/platform/common/logger.ts';
import { errorEvent } from './error-event.ts';

/** Timeout of a report. */
const TIMEOUT_MS = 3_000;
/** Maximum number of concurrent reports. */
const AT_ONCE = 5;
/** Maximum number of reports per minute. A fault that affects all requests is reported by its first occurrence. */
const A_MINUTE = 30;
const MINUTE_MS = 60_000;
const DEFAULT_PAUSE_SECONDS = 60;

/**
 * Reports unexpected errors to any service that accepts Sentry envelopes
 * (https://develop.sentry.dev/sdk/data-model/envelopes/). Callers do not wait for a report. Reports over the limit and
 * rejected reports are dropped: the error is in the log.
 */
export class ErrorReports {
  private readonly underWay = new Set<Promise<void>>();
  private sent: number[] = [];
  private silentUntil = 0;

  constructor(private readonly settings: ReportingSettings) {}

  report(incident: Incident): void {
    const now = performance.now();
    this.sent = this.sent.filter((at) => at > now - MINUTE_MS);
    if (now < this.silentUntil || this.underWay.size >= AT_ONCE || this.sent.length >= A_MINUTE) return;
    this.sent.push(now);
    const sent = this.send(incident)
      // The error itself is in the log. A failed report is not an error of its own.
      .catch(() => undefined)
      .finally(() => this.underWay.delete(sent));
    this.underWay.add(sent);
  }

  /** Resolves when all pending reports are sent or have timed out. */
  async settle(): Promise<void> {
    await Promise.all(this.underWay);
  }

  private async send(incident: Incident): Promise<void> {
    const { url, key, environment } = this.settings;
    const event = errorEvent(incident, environment);
    const payload = JSON.stringify(event);
    const envelope = [
      { event_id: event.event_id, sent_at: new Date().toISOString() },
      { type: 'event', content_type: 'application/json', length: Buffer.byteLength(payload) },
    ];
    const answer = await fetch(url, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/x-sentry-envelope',
        'X-Sentry-Auth': `Sentry sentry_version=7, sentry_client=lectern/1.0, sentry_key=${key}`,
      },
      body: [...envelope.map((header) => JSON.stringify(header)), payload].join('\n'),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await answer.body?.cancel();
    if (answer.status === 429) this.silentUntil = performance.now() + pauseOf(answer) * 1000;
  }
}

/** Returns the number of seconds to wait before the next report. */
function pauseOf({ headers }: Response): number {
  const seconds = Number(headers.get('retry-after'));
  return seconds > 0 ? seconds : DEFAULT_PAUSE_SECONDS;
}
