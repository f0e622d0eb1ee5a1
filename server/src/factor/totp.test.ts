import { TOTP } from 'otpauth';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { newTotpSecret, stepOfCode } from './totp.ts';

const STEP_MS = 30_000;
/** The start of a time step. */
const NOW = 1_000_000 * STEP_MS;

const secret = newTotpSecret();
/** Returns the code that a clock shows at a time, in ms after `NOW`. */
const codeAt = (milliseconds: number) => new TOTP({ secret }).generate({ timestamp: NOW + milliseconds });

beforeEach(() => void vi.useFakeTimers({ now: NOW }));
afterEach(() => void vi.useRealTimers());

describe('a code of an authenticator app', () => {
  it.each([
    ['is accepted when it appears', 0],
    ['is accepted until its step ends', STEP_MS - 1],
    ['is accepted for another half minute', 2 * STEP_MS - 1],
  ])('%s', (_what, after) => {
    const code = codeAt(0);
    vi.setSystemTime(NOW + after);
    expect(stepOfCode(secret, code)).toBe(1_000_000);
  });

  it.each([
    ['is refused 60 seconds after it appeared', 2 * STEP_MS],
    ['is refused before it appears', -1],
  ])('%s', (_what, after) => {
    const code = codeAt(0);
    vi.setSystemTime(NOW + after);
    expect(stepOfCode(secret, code)).toBeNull();
  });
});
