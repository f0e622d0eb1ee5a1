import { z } from 'zod';
import type { TextCipher } from '#server/platform/common/text-cipher.ts';

/** Where the school tells the doctor whom it takes its caller for. */
export const CALLER_PATH = '/readyz/caller';
/** For documentation: no caller has it, and nobody else is meant. */
export const MADE_UP_ADDRESS = '192.0.2.1';

const CONTEXT = 'caller';
const PROOF_MS = 60_000;

/** Whom a process takes for its caller, and what proxies said on the way. */
export const callerSchema = z.object({
  /** Address that limits count by. */
  address: z.string(),
  /** Addresses in X-Forwarded-For, the caller's own word first. */
  forwardedFor: z.array(z.string()),
});
export type Caller = z.infer<typeof callerSchema>;

/** Says for a minute that its bearer knows the secret of the school. */
export const makeProof = (cipher: TextCipher): string => cipher.encrypt(String(Date.now()), CONTEXT);

export function isProof(cipher: TextCipher, proof: string): boolean {
  const madeAt = cipher.decrypt(proof, CONTEXT);
  return madeAt !== null && Math.abs(Date.now() - Number(madeAt)) < PROOF_MS;
}
