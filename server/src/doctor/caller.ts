import { z } from 'zod';
import type { TextCipher } from '#server/platform/common/text-cipher.ts';

/** Path at which the school tells the doctor which client address it sees. */
export const CALLER_PATH = '/readyz/caller';
/** An address that is reserved for documentation, so that no client has it. */
export const MADE_UP_ADDRESS = '192.0.2.1';

const CONTEXT = 'caller';
const PROOF_MS = 60_000;

/** The client as a process sees it, and the addresses that proxies have added. */
export const callerSchema = z.object({
  /** Address that rate limits use. */
  address: z.string(),
  /** Addresses in X-Forwarded-For, with the one that the client sent first. */
  forwardedFor: z.array(z.string()),
});
export type Caller = z.infer<typeof callerSchema>;

/** Returns a proof that its bearer knows the secret of the school. It is valid for one minute. */
export const makeProof = (cipher: TextCipher): string => cipher.encrypt(String(Date.now()), CONTEXT);

export function isProof(cipher: TextCipher, proof: string): boolean {
  const madeAt = cipher.decrypt(proof, CONTEXT);
  return madeAt !== null && Math.abs(Date.now() - Number(madeAt)) < PROOF_MS;
}
