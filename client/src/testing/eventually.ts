import { vi } from 'vitest';

/** Waits until a check passes. The timeout is long enough for a busy machine. */
export function eventually<Result>(check: () => Result | Promise<Result>): Promise<Result> {
  return vi.waitFor(check, { timeout: 300_000, interval: 10 });
}
