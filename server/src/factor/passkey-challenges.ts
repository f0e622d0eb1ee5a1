import type { EntityManager } from '@mikro-orm/postgresql';
import { hashSecret, newSecret } from '#server/platform/common/secret-token.ts';
import { PasskeyChallenge } from './passkey-challenge.entity.ts';

/** How long an authenticator may take to answer, in ms. */
export const PASSKEY_CHALLENGE_MS = 5 * 60 * 1000;

/** What the answer of an authenticator is for. One that was asked for by one login or session is of no use in another. */
export const passkeyUses = {
  login: 'login',
  secondStep: (pendingToken: string) => `second-step:${hashSecret(pendingToken)}`,
  confirmation: (sessionId: string) => `confirmation:${sessionId}`,
  registration: (sessionId: string) => `registration:${sessionId}`,
} as const;

/** Which question an answer belongs to. */
export interface PasskeyCeremony {
  /** From the browser's cookie; empty when it has none. */
  token: string;
  /** One of `passkeyUses`. */
  use: string;
}

/** Questions to authenticators: each is answered once, in its time, by the browser that was asked. */
export class PasskeyChallenges {
  constructor(private readonly em: EntityManager) {}

  /** Keeps a challenge and returns the token for the browser's cookie. */
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

  /** Uses a challenge up and returns it; null for one that is unknown, used, too old or for something else. */
  async redeem({ token, use }: PasskeyCeremony): Promise<string | null> {
    const em = this.em.fork();
    const where = { tokenHash: hashSecret(token), use, expiresAt: { $gt: new Date() } };
    const found = await em.findOne(PasskeyChallenge, where);
    // Of two answers at once, only one finds it still there.
    const removed = found ? await em.nativeDelete(PasskeyChallenge, { id: found.id }) : 0;
    return found && removed === 1 ? found.challenge : null;
  }

  /** Removes those that nobody can answer any more. */
  async removeExpired(): Promise<void> {
    await this.em.nativeDelete(PasskeyChallenge, { expiresAt: { $lt: new Date() } });
  }
}
