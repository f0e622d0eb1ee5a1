import { hkdfSync } from 'node:crypto';

/** The school's secret, from which every key is derived, and the other one that is accepted while it is rotated. */
export interface Secrets {
  /** Signs and encrypts. */
  current: string;
  /** Only verifies and decrypts. */
  fallback?: string | undefined;
}

/** 32 bytes for one purpose, which tell nothing of the secret or of the keys for other purposes. */
export const deriveKey = (secret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));

/** The current secret and the fallback, if there is one. */
export const acceptedOf = ({ current, fallback }: Secrets): string[] =>
  fallback === undefined ? [current] : [current, fallback];
