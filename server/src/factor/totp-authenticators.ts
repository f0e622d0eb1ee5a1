import type { EntityManager } from '@mikro-orm/postgresql';
import type { Logger } from '#server/platform/common/logger.ts';
import type { TextCipher } from '#server/platform/common/text-cipher.ts';
import { newTotpSecret, stepOfCode } from './totp.ts';
import { TotpAuthenticator } from './totp-authenticator.entity.ts';

/** Authenticator apps, one per user. Codes are required once the first code has shown that the app has the secret. */
export class TotpAuthenticators {
  constructor(
    private readonly em: EntityManager,
    private readonly cipher: TextCipher,
    private readonly logger: Logger,
  ) {}

  /** Returns when a user's app was set up; null if there is none. */
  async since(userId: string, em = this.em): Promise<Date | null> {
    const found = await em.findOne(TotpAuthenticator, { user: userId, confirmedAt: { $ne: null } });
    return found?.confirmedAt ?? null;
  }

  /** Returns which of these users have an app. */
  async ownersAmong(userIds: readonly string[], em: EntityManager): Promise<Set<string>> {
    const where = { user: { $in: [...userIds] }, confirmedAt: { $ne: null } };
    const found = await em.find(TotpAuthenticator, where);
    return new Set(found.map(({ user }) => user.id));
  }

  /** Replaces an unconfirmed secret with a new one, in the transaction of `em`, and returns it. */
  async start(em: EntityManager, userId: string): Promise<string> {
    const secret = newTotpSecret();
    await em.nativeDelete(TotpAuthenticator, { user: userId, confirmedAt: null });
    em.create(TotpAuthenticator, {
      user: userId,
      encryptedSecret: this.cipher.encrypt(secret, userId),
      keyId: this.cipher.keyId,
      confirmedAt: null,
      lastStep: null,
    });
    await em.flush();
    return secret;
  }

  /**
   * Sets up the most recently started app by its first code, which is used up, in the transaction of `em`. Returns whether the code was
   * right, and null when no setup was started.
   */
  async confirm(em: EntityManager, userId: string, code: string): Promise<boolean | null> {
    const started = await em.findOne(TotpAuthenticator, { user: userId, confirmedAt: null });
    const secret = started && this.secretOf(started);
    if (!started || !secret) return null;
    const step = stepOfCode(secret, code);
    if (step === null) return false;
    em.assign(started, { confirmedAt: new Date(), lastStep: step });
    await em.flush();
    return true;
  }

  /** Uses up a code. Returns whether it was right and new. Of two concurrent calls only one succeeds. */
  async redeem(userId: string, code: string): Promise<boolean> {
    const found = await this.em.findOne(TotpAuthenticator, { user: userId, confirmedAt: { $ne: null } });
    const secret = found && this.secretOf(found);
    if (!found || !secret) return false;
    const step = stepOfCode(secret, code);
    if (step === null) return false;
    const isNew = { $or: [{ lastStep: null }, { lastStep: { $lt: step } }] };
    const used = await this.em.nativeUpdate(
      TotpAuthenticator,
      { id: found.id, ...isNew },
      { lastStep: step },
    );
    return used === 1;
  }

  async remove(em: EntityManager, userId: string): Promise<void> {
    await em.nativeDelete(TotpAuthenticator, { user: userId });
  }

  /**
   * Re-encrypts secrets of other keys with the current key. A secret that is replaced in the meantime is kept. Unreadable secrets are
   * logged and left as they are.
   */
  async reencrypt(): Promise<void> {
    const { keyId } = this.cipher;
    const found = await this.em.find(TotpAuthenticator, {
      $or: [{ keyId: null }, { keyId: { $ne: keyId } }],
    });
    for (const authenticator of found) {
      const secret = this.secretOf(authenticator);
      if (secret === null) continue;
      const { id, user, encryptedSecret: before } = authenticator;
      const encryptedSecret = this.cipher.encrypt(secret, user.id);
      await this.em.nativeUpdate(
        TotpAuthenticator,
        { id, encryptedSecret: before },
        { encryptedSecret, keyId },
      );
    }
  }

  private secretOf({ user, encryptedSecret }: TotpAuthenticator): string | null {
    const secret = this.cipher.decrypt(encryptedSecret, user.id);
    if (secret === null) {
      const details = { event: 'factor.totp_unreadable', userId: user.id };
      this.logger.error(details, 'the secret of an authenticator app was encrypted by another SECRET');
    }
    return secret;
  }
}
