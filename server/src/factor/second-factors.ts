import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { factorMessages } from '#shared/factor.ts';
import { passkeyProofRules, recoveryCodeRules, totpCodeRules } from '#shared/factor.rules.ts';
import { memberMessages } from '#shared/member.ts';
import { messages } from '#shared/messages.ts';
import { Role } from '#shared/roles.ts';
import type { AuditLog } from '#server/audit/audit-log.ts';
import { requireAdmin, requireUser, type Actor } from '#server/platform/common/actor.ts';
import { AppError } from '#server/platform/common/errors.ts';
import { Batched, SHARED } from '#server/platform/common/batched.ts';
import { requireId } from '#server/platform/common/identifier.ts';
import type { Logger } from '#server/platform/common/logger.ts';
import { logSecurity, type SecurityEvent } from '#server/platform/common/security-log.ts';
import { validate } from '#server/platform/common/validate.ts';
import { db } from '#server/platform/db/query-compiler.ts';
import { anyOf, read, uuids } from '#server/platform/db/read.ts';
import type { Statements } from '#server/platform/db/statements.ts';
import { User } from '#server/user/user.entity.ts';
import type { FactorNotices } from './factor-notices.ts';
import { factorActions } from './factor.audit-actions.ts';
import type { FactorProof } from './factor-proof.ts';
import type { PasskeyCeremony } from './passkey-challenges.ts';
import type { Passkeys } from './passkeys.ts';
import type { RecoveryCodes } from './recovery-codes.ts';
import type { SecondFactor } from './second-factor.type.ts';
import type { TotpAuthenticators } from './totp-authenticators.ts';

interface Dependencies {
  em: EntityManager;
  statements: Statements;
  /** Whether admins need a second factor for admin permissions. */
  isDemandedOfAdmins: boolean;
  totp: TotpAuthenticators;
  passkeys: Passkeys;
  recoveryCodes: RecoveryCodes;
  notices: FactorNotices;
  audit: AuditLog;
  logger: Logger;
}

/** Which of these users have an authenticator app or a passkey. */
const OWNERS = read({ ids: uuids }, ({ ids }) =>
  db
    .selectFrom('totpAuthenticators')
    .where('userId', '=', anyOf(ids))
    .where('confirmedAt', 'is not', null)
    .select('userId as id')
    .union(db.selectFrom('passkeys').where('userId', '=', anyOf(ids)).select('userId as id')),
);

/** Checks second factors, and removes them for users who have lost them. */
export class SecondFactors {
  /** Concurrent lookups share one statement. */
  private readonly owners = new Batched<string, boolean>(async (userIds) => {
    const rows = await this.deps.statements.all(OWNERS, { ids: userIds });
    const owners = new Set(rows.map(({ id }) => id));
    return userIds.map((id) => owners.has(id));
  }, SHARED);

  constructor(private readonly deps: Dependencies) {}

  /** Whether the account uses two-factor authentication. */
  async isOn(userId: string, em = this.deps.em): Promise<boolean> {
    const { totp, passkeys } = this.deps;
    const byApp = await totp.ownersAmong([userId], em);
    return byApp.has(userId) || (await passkeys.ownersAmong([userId], em)).has(userId);
  }

  /** Whether a user lacks the second factor that the school requires of the user's role. */
  async isMissing({ id, role }: Pick<User, 'id' | 'role'>): Promise<boolean> {
    if (!this.deps.isDemandedOfAdmins || role !== Role.ADMIN) return false;
    return !(await this.owners.load(id));
  }

  /** Returns the effective role of a user: an admin without the required second factor has the permissions of a USER. */
  async roleOf(user: Pick<User, 'id' | 'role'>): Promise<{ role: Role; lacksSecondFactor?: boolean }> {
    if (!(await this.isMissing(user))) return { role: user.role };
    return { role: Role.USER, lacksSecondFactor: true };
  }

  /** Batch for resolvers: whether these users have two-factor authentication. */
  readonly areOn = this.owners.loadAll;

  /** Returns the methods, besides recovery codes, by which a user can prove the second factor. */
  async methodsOf(userId: string): Promise<{ hasApp: boolean; hasPasskeys: boolean }> {
    const { em, totp, passkeys } = this.deps;
    const [apps, keys] = [await totp.ownersAmong([userId], em), await passkeys.ownersAmong([userId], em)];
    return { hasApp: apps.has(userId), hasPasskeys: keys.has(userId) };
  }

  /** Returns a user's second factors to that user only. Throws UNAUTHENTICATED, FORBIDDEN. */
  async of(actor: Actor, userId: string): Promise<SecondFactor> {
    if (requireUser(actor).userId !== userId) throw new AppError('FORBIDDEN', messages.access.denied);
    const { totp, passkeys: keys, recoveryCodes } = this.deps;
    const [appSince, passkeys, recoveryCodesLeft] = await Promise.all([
      totp.since(userId),
      keys.of(userId),
      recoveryCodes.count(userId),
    ]);
    return { isOn: appSince !== null || passkeys.length > 0, appSince, passkeys, recoveryCodesLeft };
  }

  /**
   * Requires a valid proof of the user's second factor, and uses it up. It does not count attempts. `ceremony` identifies the challenge
   * that a passkey answers. Throws BAD_USER_INPUT with the wrong field.
   */
  async prove(user: User, proof: FactorProof, ceremony: PasskeyCeremony): Promise<void> {
    if (proof.passkey != null) {
      const owner = await this.ownerOf(proof.passkey, ceremony);
      if (owner.id !== user.id) throw wrongFactor('passkey', factorMessages.validation.wrongPasskey);
      return;
    }
    if (proof.recoveryCode != null) return this.redeemRecoveryCode(user, proof);
    const { code } = validate(totpCodeRules, proof);
    if (!(await this.deps.totp.redeem(user.id, code))) {
      throw wrongFactor('code', factorMessages.validation.wrongCode);
    }
  }

  /** Returns the owner of the passkey that a browser has used, which has verified its user. Throws BAD_USER_INPUT. */
  async ownerOf(passkey: string, ceremony: PasskeyCeremony): Promise<User> {
    const { passkey: response } = validate(passkeyProofRules, { passkey });
    const owner = await this.deps.passkeys.verify({ ...response, clientExtensionResults: {} }, ceremony);
    if (!owner) throw wrongFactor('passkey', factorMessages.validation.wrongPasskey);
    return owner;
  }

  /**
   * Removes every second factor of a member who has lost access to them. For admins, only the operator of the server can do that. Throws
   * UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, NOT_FOUND, and CONFLICT for an admin and when there is none.
   */
  async removeForMember(actor: Actor, id: string): Promise<User> {
    requireAdmin(actor);
    const userId = requireId(id, 'userId');
    return this.deps.em.transactional(async (em) => {
      const user = await em.findOne(User, userId, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!user) throw new AppError('NOT_FOUND', memberMessages.notFound.user);
      if (user.role === Role.ADMIN) throw new AppError('CONFLICT', factorMessages.conflict.adminsFactor);
      if (!(await this.isOn(userId, em))) throw new AppError('CONFLICT', factorMessages.conflict.off);
      await this.removeAll(em, user);
      const subject = { id: userId, label: user.fullName };
      await this.deps.audit.record(em, actor, factorActions.SECOND_FACTOR_REMOVED, subject);
      return user;
    });
  }

  /** Removes every second factor of a user and notifies the user by mail, in the transaction of `em`. */
  async removeAll(em: EntityManager, user: User): Promise<void> {
    await this.deps.totp.remove(em, user.id);
    await this.deps.passkeys.removeAll(em, user.id);
    await this.deps.recoveryCodes.removeAll(em, user.id);
    await this.deps.notices.notify(em, user, 'REMOVED_BY_ADMIN');
    this.log('factor.removed_for_person', user);
  }

  private async redeemRecoveryCode(user: User, proof: FactorProof): Promise<void> {
    const { recoveryCode } = validate(recoveryCodeRules, proof);
    const { em: requestEm, recoveryCodes, notices } = this.deps;
    await requestEm.transactional(async (em) => {
      if (!(await recoveryCodes.redeem(em, user.id, recoveryCode))) {
        throw wrongFactor('recoveryCode', factorMessages.validation.wrongRecoveryCode);
      }
      await notices.notify(em, user, 'CODE_USED', await recoveryCodes.count(user.id, em));
    });
    this.log('factor.recovery_code_used', user);
  }

  private log(event: SecurityEvent, { id }: User): void {
    logSecurity(this.deps.logger, event, { userId: id });
  }
}

/** The error for a proof that is not valid. */
export function wrongFactor(field: keyof FactorProof | 'response', message: string): AppError {
  return new AppError('BAD_USER_INPUT', message, { fields: { [field]: message } });
}
