import { Secret, TOTP } from 'otpauth';
import { factorLimits } from '#shared/factor.ts';

const PERIOD_SECONDS = 30;

/** Returns a new secret for an authenticator app, base32: 160 bits, as RFC 4226 (4) recommends. */
export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** Names that authenticator apps show beside the code: the school and the account. */
interface TotpNames {
  issuer: string;
  label: string;
}

/** Returns the URI that an authenticator app reads from a QR code. */
export function totpUri(secret: string, names: TotpNames): string {
  return totpOf(secret, names).toString();
}

/**
 * Returns the time step of a code (RFC 6238); null if it is wrong. The previous step is accepted too: users need time to type, and a
 * phone's clock may be up to half a minute slow (RFC 6238, 5.2). So a code works for at most 60 s, and never early.
 */
export function stepOfCode(secret: string, code: string): number | null {
  const timestamp = Date.now();
  const delta = totpOf(secret).validate({ token: code, timestamp, window: 1 });
  if (delta === null || delta > 0) return null;
  return TOTP.counter({ period: PERIOD_SECONDS, timestamp }) + delta;
}

function totpOf(secret: string, names?: TotpNames): TOTP {
  return new TOTP({
    ...names,
    secret: Secret.fromBase32(secret),
    algorithm: 'SHA1',
    digits: factorLimits.codeDigits,
    period: PERIOD_SECONDS,
  });
}
