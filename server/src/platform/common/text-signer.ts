import { createHmac, timingSafeEqual } from 'node:crypto';
import { acceptedOf, deriveKey, type Secrets } from './secrets.ts';

/**
 * Signs texts that leave the installation and come back, by HMAC-SHA-256 and a key that is derived from its secret. Signatures of the
 * fallback secret are accepted too.
 */
export class TextSigner {
  constructor(private readonly secrets: Secrets) {}

  /** `context` says what the text is: its signature is of no use for another kind of text. */
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
