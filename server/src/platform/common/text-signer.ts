import { createHmac, timingSafeEqual } from 'node:crypto';
import { acceptedOf, deriveKey, type Secrets } from './secrets.ts';

/**
 * Signs texts that leave the installation and come back, with HMAC-SHA-256 and a key derived from its secret.
 * Signatures with the fallback secret are accepted too.
 */
export class TextSigner {
  constructor(private readonly secrets: Secrets) {}

  /** `context` names the kind of text. The signature is useless for any other kind. */
  sign(text: string, context: string): string {
    return signature(this.secrets.current, text, context).toString('base64url');
  }

  isSigned(text: string, given: string, context: string): boolean {
    const bytes = Buffer.from(given, 'base64url');
    return acceptedOf(this.secrets).some((secret) => {
      const expected = signature(secret, text, context);
      return expected.length === bytes.length && timingSafeEqual(expected, bytes);
    });
  }
}

function signature(secret: string, text: string, context: string): Buffer {
  const key = deriveKey(secret, `lectern text signer ${context}`);
  return createHmac('sha256', key).update(text).digest();
}
