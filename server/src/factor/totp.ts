import { Secret, TOTP } from 'otpauth';
import { factorLimits } from '#shared/factor.ts';

const PERIOD_SECONDS = 30;

/** A new secret for an authenticator app, base32: 160 bits, as RFC 4226 (4) recommends. */
export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** What authenticator apps show beside the code: the school, and whose account it is. */
interface TotpNames {
  issuer: string;
  label: string;
}

/** The address that an authenticator app reads from a QR code. */
export function totpUri(secret: string, names: TotpNames): string {
  return totpOf(secret, names).toString();
}

/**
 * The time step of a code by RFC 6238; null for a wrong one. The steps before and after now's are taken, too, since clocks
 * differ and people need time to type.
 */
export function stepOfCode(secret: string, code: string): number | null {
  const timestamp = Date.now();
  const delta = totpOf(secret).validate({ token: code, timestamp, window: 1 });
  return delta === null ? null : TOTP.counter({ period: PERIOD_SECONDS, timestamp }) + delta;
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
