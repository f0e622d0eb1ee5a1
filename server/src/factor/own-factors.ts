import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { factorLimits, factorMessages } from '#shared/factor.ts';
import { newPasskeyRules, passkeyNameRules, totpCodeRules } from '#shared/factor.rules.ts';
import { requireSession, type Actor } from '#server/platform/common/actor.ts';
import { AppError } from '#server/platform/common/errors.ts';
import { requireId } from '#server/platform/common/identifier.ts';
import type { Logger } from '#server/platform/common/logger.ts';
import { logSecurity, type SecurityEvent } from '#server/platform/common/security-log.ts';
import type { RateLimit } from '#server/platform/common/rate-limit.ts';
import { validate } from '#server/platform/common/validate.ts';
import type { SchoolService } from '#server/school/school.service.ts';
import { User } from '#server/user/user.entity.ts';
import type { FactorNotices } from './factor-notices.ts';
import type { FactorChange } from './factor.mails.ts';
import { passkeyUses } from './passkey-challenges.ts';
import type { PasskeyQuestion, Passkeys } from './passkeys.ts';
import type { RecoveryCodes } from './recovery-codes.ts';
import { wrongFactor, type SecondFactors } from './second-factors.ts';
import { totpUri } from './totp.ts';
import type { TotpAuthenticators } from './totp-authenticators.ts';

interface Dependencies {
  em: EntityManager;
  /** Limits changes, because each sends a mail. */
  changes: RateLimit;
  totp: TotpAuthenticators;
  passkeys: Passkeys;
  recoveryCodes: RecoveryCodes;
  secondFactors: SecondFactors;
  notices: FactorNotices;
  school: SchoolService;
  logger: Logger;
}

/** Data for setting up an authenticator app. */
interface TotpSetup {
  secret: string;
  uri: string;
}

/** Result of changing a second factor. */
interface FactorChanged {
  user: User;
  /** New codes, only returned this once; empty if the change created none. */
  recoveryCodes: string[];
}

/** Lets users set up and remove their own second factors. Each change is reported by mail. */
export class OwnFactors {
  constructor(private readonly deps: Dependencies) {}

  /**
   * Creates the secret for an authenticator app. Codes are required only after `confirmTotp` has shown that the app has the secret.
   * Throws UNAUTHENTICATED, FORBIDDEN for an API token, CONFLICT when an app is set up.
   */
  async startTotp(actor: Actor): Promise<TotpSetup> {
    const { totp, school } = this.deps;
    return this.change(actor, async (em, user) => {
      if (await totp.since(user.id, em)) throw new AppError('CONFLICT', factorMessages.conflict.alreadyOn);
      const secret = await totp.start(em, user.id);
      return { secret, uri: totpUri(secret, { issuer: school.current.name, label: user.email }) };
    });
  }

  /**
   * Sets up the app by its first code. From then on, codes are required. A user's first second factor comes with recovery codes. Throws
   * UNAUTHENTICATED, FORBIDDEN for an API token, BAD_USER_INPUT for a wrong code, and CONFLICT when no setup was started.
   */
  async confirmTotp(actor: Actor, fields: unknown): Promise<FactorChanged> {
    const { code } = validate(totpCodeRules, fields);
    return this.change(actor, async (em, user) => {
      const wasOn = await this.deps.secondFactors.isOn(user.id, em);
      const isRight = await this.deps.totp.confirm(em, user.id, code);
      if (isRight === null) throw new AppError('CONFLICT', factorMessages.conflict.notStarted);
      if (!isRight) throw wrongFactor('code', factorMessages.validation.wrongCode);
      return { user, recoveryCodes: wasOn ? [] : await this.switchOn(em, user) };
    });
  }

  /**
   * Removes the app. Removing the last second factor also removes the recovery codes. Throws UNAUTHENTICATED, FORBIDDEN for an API token,
   * and CONFLICT when there is none.
   */
  async removeTotp(actor: Actor): Promise<FactorChanged> {
    return this.change(actor, async (em, user) => {
      const { totp } = this.deps;
      if (!(await totp.since(user.id, em))) throw new AppError('CONFLICT', factorMessages.conflict.off);
      await totp.remove(em, user.id);
      await this.afterRemoval(em, user, 'APP_REMOVED');
      this.log('factor.totp_removed', user);
      return { user, recoveryCodes: [] };
    });
  }

  /** Creates the challenge for a new passkey. Throws UNAUTHENTICATED, FORBIDDEN for an API token, CONFLICT when there are too many. */
  async startPasskey(actor: Actor): Promise<PasskeyQuestion> {
    const { userId, via } = requireSession(actor);
    const { em, changes, passkeys } = this.deps;
    await changes.count(userId);
    if ((await passkeys.of(userId)).length >= factorLimits.passkeys) throw tooManyPasskeys();
    return passkeys.askForNew(await em.findOneOrFail(User, userId), passkeyUses.registration(via.id));
  }

  /**
   * Adds the passkey that a browser has created; `token` is from the browser's cookie. A user's first second factor comes with recovery
   * codes. Throws UNAUTHENTICATED, FORBIDDEN for an API token, BAD_USER_INPUT, CONFLICT when there are too many.
   */
  async addPasskey(actor: Actor, fields: unknown, token: string): Promise<FactorChanged> {
    const { via } = requireSession(actor);
    const { passkeys } = this.deps;
    const { name, response } = validate(newPasskeyRules, fields);
    const ceremony = { token, use: passkeyUses.registration(via.id) };
    const made = await passkeys.verifyNew({ ...response, clientExtensionResults: {} }, ceremony);
    if (!made) throw wrongFactor('response', factorMessages.validation.wrongPasskey);
    return this.change(actor, async (em, user) => {
      const wasOn = await this.deps.secondFactors.isOn(user.id, em);
      if ((await passkeys.of(user.id, em)).length >= factorLimits.passkeys) throw tooManyPasskeys();
      if (!(await passkeys.add(em, user.id, name, made))) {
        throw wrongFactor('response', factorMessages.validation.wrongPasskey);
      }
      if (wasOn) await this.deps.notices.notify(em, user, 'PASSKEY_ADDED');
      this.log('factor.passkey_added', user);
      return { user, recoveryCodes: wasOn ? [] : await this.switchOn(em, user) };
    });
  }

  /** Throws UNAUTHENTICATED, FORBIDDEN for an API token, BAD_USER_INPUT, NOT_FOUND. */
  async renamePasskey(actor: Actor, id: string, fields: unknown): Promise<FactorChanged> {
    const { name } = validate(passkeyNameRules, fields);
    const passkeyId = requireId(id, 'id');
    return this.change(actor, async (em, user) => {
      if (!(await this.deps.passkeys.rename(em, user.id, passkeyId, name))) throw noSuchPasskey();
      return { user, recoveryCodes: [] };
    });
  }

  /**
   * Removes a passkey. Removing the last second factor also removes the recovery codes. Throws UNAUTHENTICATED, FORBIDDEN for an API
   * token, BAD_USER_INPUT, NOT_FOUND.
   */
  async removePasskey(actor: Actor, id: string): Promise<FactorChanged> {
    const passkeyId = requireId(id, 'id');
    return this.change(actor, async (em, user) => {
      if (!(await this.deps.passkeys.remove(em, user.id, passkeyId))) throw noSuchPasskey();
      await this.afterRemoval(em, user, 'PASSKEY_REMOVED');
      this.log('factor.passkey_removed', user);
      return { user, recoveryCodes: [] };
    });
  }

  /** Replaces the recovery codes. Throws UNAUTHENTICATED, FORBIDDEN for an API token, and CONFLICT without a second factor. */
  async renewRecoveryCodes(actor: Actor): Promise<FactorChanged> {
    return this.change(actor, async (em, user) => {
      if (!(await this.deps.secondFactors.isOn(user.id, em)))
        throw new AppError('CONFLICT', factorMessages.conflict.off);
      await this.deps.notices.notify(em, user, 'CODES_RENEWED');
      this.log('factor.recovery_codes_renewed', user);
      return { user, recoveryCodes: await this.deps.recoveryCodes.renew(em, user.id) };
    });
  }

  private async afterRemoval(em: EntityManager, user: User, change: FactorChange): Promise<void> {
    if (!(await this.deps.secondFactors.isOn(user.id, em)))
      await this.deps.recoveryCodes.removeAll(em, user.id);
    await this.deps.notices.notify(em, user, change);
  }

  private async switchOn(em: EntityManager, user: User): Promise<string[]> {
    await this.deps.notices.notify(em, user, 'ON');
    this.log('factor.switched_on', user);
    return this.deps.recoveryCodes.renew(em, user.id);
  }

  /** Runs a change of the caller's own second factors, one at a time per user and within the rate limit. */
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

  private log(event: SecurityEvent, { id }: User): void {
    logSecurity(this.deps.logger, event, { userId: id });
  }
}

function noSuchPasskey(): AppError {
  return new AppError('NOT_FOUND', factorMessages.notFound.passkey);
}

function tooManyPasskeys(): AppError {
  return new AppError('CONFLICT', factorMessages.conflict.tooManyPasskeys);
}
