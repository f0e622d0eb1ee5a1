import type { EntityManager } from '@mikro-orm/postgresql';
import { hashSecret, newSecret } from '#server/platform/common/secret-token.ts';
import { PasskeyChallenge } from './passkey-challenge.entity.ts';

/** Time limit for the answer of an authenticator, in ms. */
export const PASSKEY_CHALLENGE_MS = 5 * 60 * 1000;

/** Purposes of an authenticator's answer. An answer for one login or session is not accepted for another. */
export const passkeyUses = {
  login: 'login',
  secondStep: (pendingToken: string) => `second-step:${hashSecret(pendingToken)}`,
  confirmation: (sessionId: string) => `confirmation:${sessionId}`,
  registration: (sessionId: string) => `registration:${sessionId}`,
} as const;

/** Identifies the challenge that an answer belongs to. */
export interface PasskeyCeremony {
  /** From the browser's cookie; empty if there is none. */
  token: string;
  /** One of `passkeyUses`. */
  use: string;
}

/** Challenges for authenticators. Each is answered once, within the time limit, by the browser that requested it. */
export class PasskeyChallenges {
  constructor(private readonly em: EntityManager) {}

  /** Saves a challenge and returns the token for the browser's cookie. */
  async save(use: string, challenge: string): Promise<string> {
    const token = newSecret();
    const createdAt = new Date();
    const em = this.em.fork();
    em.create(PasskeyChallenge, {
      tokenHash: hashSecret(token),
      use,
      challenge,
      createdAt,
      expiresAt: new Date(createdAt.getTime() + PASSKEY_CHALLENGE_MS),
    });
    await em.flush();
    return token;
  }

  /** Uses up a challenge and returns it; null if it is unknown, used, expired or for another purpose. */
  async redeem({ token, use }: PasskeyCeremony): Promise<string | null> {
    const em = this.em.fork();
    const where = { tokenHash: hashSecret(token), use, expiresAt: { $gt: new Date() } };
    const found = await em.findOne(PasskeyChallenge, where);
    // Of two concurrent answers, only one deletes the row.
    const removed = found ? await em.nativeDelete(PasskeyChallenge, { id: found.id }) : 0;
    return found && removed === 1 ? found.challenge : null;
  }

  /** Removes expired challenges. */
  async removeExpired(): Promise<void> {
    await this.em.nativeDelete(PasskeyChallenge, { expiresAt: { $lt: new Date() } });
  }
}
