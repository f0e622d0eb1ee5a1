import { createHash, randomBytes } from 'node:crypto';

/** Returns 256 random bits as base64url, which needs no escaping in URLs and headers. A secret is shown only once. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** SHA-256 in hexadecimal, stored instead of the secret. A secret of 256 random bits needs no slow hash. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
