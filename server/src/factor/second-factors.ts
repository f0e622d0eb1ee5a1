import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { factorMessages } from '#shared/factor.ts';
import { recoveryCodeRules, totpCodeRules } from '#shared/factor.rules.ts';
import { memberMessages } from '#shared/member.ts';
import { messages } from '#shared/messages.ts';
import { Role } from '#shared/roles.ts';
import type { AuditLog } from '#server/audit/audit-log.ts';
import { requireAdmin, requireSession, requireUser, type Actor } from '#server/platform/common/actor.ts';
import { AppError } from '#server/platform/common/errors.ts';
import { requireId } from '#server/platform/common/identifier.ts';
import type { Logger } from '#server/platform/common/logger.ts';
import type { RateLimit } from '#server/platform/common/rate-limit.ts';
import { validate } from '#server/platform/common/validate.ts';
import { User } from '#server/user/user.entity.ts';
import type { FactorNotices } from './factor-notices.ts';
import { factorActions } from './factor.audit-actions.ts';
import type { FactorProof } from './factor-proof.ts';
import type { RecoveryCodes } from './recovery-codes.ts';
import type { SecondFactor } from './second-factor.type.ts';
import { totpUri } from './totp.ts';
import type { TotpAuthenticators } from './totp-authenticators.ts';

interface Dependencies {
  em: EntityManager;
  /** Whether admins need a second factor to do what admins do. */
  isDemandedOfAdmins: boolean;
  changes: RateLimit;
  totp: TotpAuthenticators;
  recoveryCodes: RecoveryCodes;
  notices: FactorNotices;
  audit: AuditLog;
  logger: Logger;
}

/** What an authenticator app needs to be set up. */
interface TotpSetup {
  secret: string;
  uri: string;
}

/** What a change of somebody's second factor did. */
interface FactorChanged {
  user: User;
  /** New ones, told this once; empty when the change made none. */
  recoveryCodes: string[];
}

/** What people have beside their password: set up, asked for, and removed. Each change is told by mail. */
export class SecondFactors {
  constructor(private readonly deps: Dependencies) {}

  /** Whether the password alone does not open an account. */
  async isOn(userId: string, em = this.deps.em): Promise<boolean> {
    return (await this.deps.totp.ownersAmong([userId], em)).has(userId);
  }

  /** Whether somebody has no second factor, though the school demands one of people like them. */
  async isMissing({ id, role }: Pick<User, 'id' | 'role'>): Promise<boolean> {
    return this.deps.isDemandedOfAdmins && role === Role.ADMIN && !(await this.isOn(id));
  }

  /** What somebody is while they act: an admin without the second factor that the school demands may do what a USER may. */
  async roleOf(user: Pick<User, 'id' | 'role'>): Promise<{ role: Role; lacksSecondFactor?: boolean }> {
    if (!(await this.isMissing(user))) return { role: user.role };
    return { role: Role.USER, lacksSecondFactor: true };
  }

  /** Batch for resolvers: whether the password alone does not open these people's accounts. */
  readonly areOn = async (userIds: readonly string[]): Promise<boolean[]> => {
    const owners = await this.deps.totp.ownersAmong(userIds, this.deps.em);
    return userIds.map((id) => owners.has(id));
  };

  /** What a person has, for nobody but themselves. Throws UNAUTHENTICATED, FORBIDDEN. */
  async of(actor: Actor, userId: string): Promise<SecondFactor> {
    if (requireUser(actor).userId !== userId) throw new AppError('FORBIDDEN', messages.access.denied);
    const { totp, recoveryCodes } = this.deps;
    const [isOn, appSince, recoveryCodesLeft] = await Promise.all([
      this.isOn(userId),
      totp.since(userId),
      recoveryCodes.count(userId),
    ]);
    return { isOn, appSince, recoveryCodesLeft };
  }

  /**
   * Makes the secret for an authenticator app, which is asked for once `confirmTotp` has shown that the app has it. Throws
   * UNAUTHENTICATED, FORBIDDEN for an API token, CONFLICT when an app is set up.
   */
  async startTotp(actor: Actor): Promise<TotpSetup> {
    const { totp } = this.deps;
    return this.change(actor, async (em, user) => {
      if (await totp.since(user.id, em)) throw new AppError('CONFLICT', factorMessages.conflict.alreadyOn);
      const secret = await totp.start(em, user.id);
      return { secret, uri: totpUri(secret, user.email) };
    });
  }

  /**
   * Sets the app up by its first code; from now on it is asked for. Recovery codes come with a person's first second factor. Throws UNAUTHENTICATED, FORBIDDEN for an API token, BAD_USER_INPUT
   * for a wrong code, and CONFLICT when nothing was started.
   */
  async confirmTotp(actor: Actor, fields: unknown): Promise<FactorChanged> {
    const { code } = validate(totpCodeRules, fields);
    return this.change(actor, async (em, user) => {
      const wasOn = await this.isOn(user.id, em);
      const isRight = await this.deps.totp.confirm(em, user.id, code);
      if (isRight === null) throw new AppError('CONFLICT', factorMessages.conflict.notStarted);
      if (!isRight) throw wrong('code', factorMessages.validation.wrongCode);
      return { user, recoveryCodes: wasOn ? [] : await this.switchOn(em, user) };
    });
  }

  /**
   * Removes the app. With the last second factor the recovery codes go. Throws UNAUTHENTICATED, FORBIDDEN for an API token, and
   * CONFLICT when there is none.
   */
  async removeTotp(actor: Actor): Promise<FactorChanged> {
    return this.change(actor, async (em, user) => {
      const { totp } = this.deps;
      if (!(await totp.since(user.id, em))) throw new AppError('CONFLICT', factorMessages.conflict.off);
      await totp.remove(em, user.id);
      if (!(await this.isOn(user.id, em))) await this.deps.recoveryCodes.removeAll(em, user.id);
      await this.deps.notices.tell(em, user, 'APP_REMOVED');
      this.log('factor.totp_removed', user);
      return { user, recoveryCodes: [] };
    });
  }

  /**
   * Makes the recovery codes anew. Throws UNAUTHENTICATED, FORBIDDEN for an API token, and
   * CONFLICT while there is no second factor that they could stand in for.
   */
  async renewRecoveryCodes(actor: Actor): Promise<FactorChanged> {
    return this.change(actor, async (em, user) => {
      if (!(await this.isOn(user.id, em))) throw new AppError('CONFLICT', factorMessages.conflict.off);
      await this.deps.notices.tell(em, user, 'CODES_RENEWED');
      this.log('factor.recovery_codes_renewed', user);
      return { user, recoveryCodes: await this.deps.recoveryCodes.renew(em, user.id) };
    });
  }

  /**
   * Passes whoever shows a person's second factor; what they showed is used up. It counts no attempts. Throws BAD_USER_INPUT,
   * with the field that is wrong.
   */
  async prove(user: User, proof: FactorProof): Promise<void> {
    if (proof.recoveryCode != null) return this.redeemRecoveryCode(user, proof);
    const { code } = validate(totpCodeRules, proof);
    if (!(await this.deps.totp.redeem(user.id, code))) {
      throw wrong('code', factorMessages.validation.wrongCode);
    }
  }

  /**
   * Removes all that a member has beside the password, who has lost it. An admin's is left to whoever runs the server. Throws
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

  /** Removes all that a person has beside the password, and tells them, in the transaction of `em`. */
  async removeAll(em: EntityManager, user: User): Promise<void> {
    await this.deps.totp.remove(em, user.id);
    await this.deps.recoveryCodes.removeAll(em, user.id);
    await this.deps.notices.tell(em, user, 'REMOVED_BY_ADMIN');
    this.log('factor.removed_for_person', user);
  }

  private async switchOn(em: EntityManager, user: User): Promise<string[]> {
    await this.deps.notices.tell(em, user, 'ON');
    this.log('factor.switched_on', user);
    return this.deps.recoveryCodes.renew(em, user.id);
  }

  private async redeemRecoveryCode(user: User, proof: FactorProof): Promise<void> {
    const { recoveryCode } = validate(recoveryCodeRules, proof);
    const { em: requestEm, recoveryCodes, notices } = this.deps;
    await requestEm.transactional(async (em) => {
      if (!(await recoveryCodes.redeem(em, user.id, recoveryCode))) {
        throw wrong('recoveryCode', factorMessages.validation.wrongRecoveryCode);
      }
      await notices.tell(em, user, 'CODE_USED', await recoveryCodes.count(user.id, em));
    });
    this.log('factor.recovery_code_used', user);
  }

  /** Changes what somebody has themselves, one change at a time, as often as an account may be changed. */
  private async change<Result>(
    actor: Actor,
    work: (em: EntityManager, user: User) => Promise<Result>,
  ): Promise<Result> {
    const { userId } = requireSession(actor);
    await this.deps.changes.count(userId);
    return this.deps.em.transactional(async (em) =>
      work(em, await em.findOneOrFail(User, userId, { lockMode: LockMode.PESSIMISTIC_WRITE })),
    );
  }

  private log(event: string, { id }: User): void {
    this.deps.logger.info({ event, userId: id }, 'second factor changed');
  }
}

function wrong(field: keyof FactorProof, message: string): AppError {
  return new AppError('BAD_USER_INPUT', message, { fields: { [field]: message } });
}
