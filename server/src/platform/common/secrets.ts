import { createHmac, hkdfSync } from 'node:crypto';

/** The school's secret, from which every key is derived, and a second one that is accepted during rotation. */
export interface Secrets {
  /** Signs and encrypts. */
  current: string;
  /** Only verifies and decrypts. */
  fallback?: string | undefined;
}

/** Derives 32 bytes for one purpose, which reveal nothing about the secret or the keys for other purposes. */
export const deriveKey = (secret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));

/** The current secret and the fallback, if there is one. */
export const acceptedOf = ({ current, fallback }: Secrets): string[] =>
  fallback === undefined ? [current] : [current, fallback];

/** Derives a hexadecimal text for one purpose. */
export function deriveText(secret: string, purpose: string): string {
  return createHmac('sha256', secret).update(purpose).digest('hex');
}

/** Keys that open sign-up for the first admin: that of the current secret, and that of the fallback if there is one. */
export const setupKeysOf = ({ current, fallback }: Secrets): [string, ...string[]] => [
  deriveText(current, 'first-admin'),
  ...(fallback === undefined ? [] : [deriveText(fallback, 'first-admin')]),
];
