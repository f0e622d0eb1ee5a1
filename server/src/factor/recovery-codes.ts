import { randomInt } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { factorLimits } from '#shared/factor.ts';
import { newId } from '#server/platform/common/identifier.ts';
import { hashSecret } from '#server/platform/common/secret-token.ts';
import { RecoveryCode } from './recovery-code.entity.ts';

/** Crockford's alphabet, which has no characters that look alike. */
const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';
/** 120 random bits. From 112 bits on, a code needs no slow hash (OWASP ASVS 5, 6.5.2). */
const LENGTH = 24;

/** Codes for users who have lost every other second factor. */
export class RecoveryCodes {
  constructor(private readonly em: EntityManager) {}

  /**
   * Replaces a user's codes in the transaction of `em`. Returns the new ones, which cannot be read again, in groups of four:
   * `xxxx-xxxx-…`.
   */
  async renew(em: EntityManager, userId: string): Promise<string[]> {
    await this.removeAll(em, userId);
    const codes = Array.from({ length: factorLimits.recoveryCodes }, newCode);
    const createdAt = new Date();
    await em.insertMany(
      RecoveryCode,
      codes.map((code) => ({ id: newId(), createdAt, user: userId, codeHash: hashSecret(code) })),
    );
    return codes.map((code) => code.replaceAll(/.{4}(?!$)/g, '$&-'));
  }

  /** Uses up a code, given without hyphens. Returns whether it existed. Of two concurrent calls only one succeeds. */
  async redeem(em: EntityManager, userId: string, code: string): Promise<boolean> {
    return (await em.nativeDelete(RecoveryCode, { user: userId, codeHash: hashSecret(code) })) === 1;
  }

  async removeAll(em: EntityManager, userId: string): Promise<void> {
    await em.nativeDelete(RecoveryCode, { user: userId });
  }

  /** Returns the number of codes left. */
  async count(userId: string, em = this.em): Promise<number> {
    return em.count(RecoveryCode, { user: userId });
  }
}

const newCode = () => Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
