import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits that are told once, in letters that addresses and headers take as they are. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** SHA-256, hexadecimal: what the database keeps of a secret. One of 256 random bits needs no slow hash. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
