import type { SandboxDatabase } from './database.ts';
import { setSetting, settingOf } from './settings.ts';
import { rateLimited } from './stripe-error.ts';

/** Whether calls are limited, and by which of Stripe's modes. */
export const RATE_LIMITS = ['off', 'test', 'live'] as const;
export type RateLimitMode = (typeof RATE_LIMITS)[number];

/** Calls per second of an account, and of one endpoint: https://docs.stripe.com/rate-limits */
const CALLS_A_SECOND = { test: 25, live: 100 } as const;
const CALLS_OF_AN_ENDPOINT = 25;
const SECOND = 1000;

/** Stripe's rate limits. Calls are counted in the file, so that all processes share them. */
export class RateLimit {
  constructor(private readonly database: SandboxDatabase) {}

  get mode(): RateLimitMode {
    const set = settingOf(this.database, 'rate_limit');
    return RATE_LIMITS.find((mode) => mode === set) ?? 'off';
  }

  set mode(mode: RateLimitMode) {
    setSetting(this.database, 'rate_limit', mode);
  }

  /**
   * Counts a call. A refused call does not count.
   * @param endpoint method and path, with `:id`
   * @throws StripeApiError (429) if there were too many within the last second
   */
  admit(endpoint: string): void {
    const { mode } = this;
    if (mode === 'off') return;
    const now = Date.now();
    this.database.transact(() => {
      this.database.statement('DELETE FROM rate_calls WHERE at <= ?').run(now - SECOND);
      const count = this.database.statement(
        'SELECT count(*) AS every, count(CASE WHEN endpoint = ? THEN 1 END) AS same FROM rate_calls',
      );
      const calls = count.get(endpoint);
      if (Number(calls?.every) >= CALLS_A_SECOND[mode]) throw rateLimited('global-rate');
      if (Number(calls?.same) >= CALLS_OF_AN_ENDPOINT) throw rateLimited('endpoint-rate');
      this.database.statement('INSERT INTO rate_calls (at, endpoint) VALUES (?, ?)').run(now, endpoint);
    });
  }
}
