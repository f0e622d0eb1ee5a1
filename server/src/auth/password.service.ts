import type { EntityManager } from '@mikro-orm/postgresql';
import { changePasswordRules, requestPasswordResetRules, resetPasswordRules } from '#shared/auth.rules.ts';
import { paths } from '#shared/paths.ts';
import { requireSession } from '#server/platform/common/actor.ts';
import type { Logger } from '#server/platform/common/logger.ts';
import { logSecurity } from '#server/platform/common/security-log.ts';
import { validate } from '#server/platform/common/validate.ts';
import { defineJob, handleJob, type JobHandler, type Jobs } from '#server/platform/jobs/job.ts';
import { AWAITED } from '#server/platform/mail/mail.jobs.ts';
import type { Mailer } from '#server/platform/mail/mailer.ts';
import type { SchoolService } from '#server/school/school.service.ts';
import { User } from '#server/user/user.entity.ts';
import type { UserService } from '#server/user/user.service.ts';
import type { AccountNotices } from './account-notices.ts';
import { AccountTokenPurpose } from './account-token.entity.ts';
import type { AccountTokens } from './account-token.service.ts';
import type { ApiTokenService } from './api-token.service.ts';
import { passwordResetMail } from './auth.mails.ts';
import type { Caller } from './caller.ts';
import { wrongCurrentPassword, type CurrentPassword } from './current-password.ts';
import type { KnownDevices } from './known-devices.ts';
import type { LoginStep, LoginSteps } from './login-steps.ts';
import type { LoginThrottle } from './login-throttle.ts';
import { mailedLink } from './mailed-link.ts';
import type { MailThrottle } from './mail-throttle.ts';
import type { NewPasswords } from './new-passwords.ts';
import { hashPassword } from './password.ts';
import type { SessionService } from './session.service.ts';

interface Dependencies {
  em: EntityManager;
  users: UserService;
  sessions: SessionService;
  devices: KnownDevices;
  steps: LoginSteps;
  apiTokens: ApiTokenService;
  currentPassword: CurrentPassword;
  newPasswords: NewPasswords;
  notices: AccountNotices;
  tokens: AccountTokens;
  loginThrottle: LoginThrottle;
  mailThrottle: MailThrottle;
  mailer: Mailer;
  jobs: Jobs;
  publicUrl: string;
  school: SchoolService;
  logger: Logger;
}

const { RESET_PASSWORD } = AccountTokenPurpose;

/** The account is looked up when the mail is sent. Until then, every address takes the same steps and the same time. */
const sendPasswordReset = defineJob<{ email: string }>('send-password-reset', 'mail', AWAITED);

/** Changes and resets passwords. */
export class PasswordService {
  constructor(private readonly deps: Dependencies) {}

  /**
   * Sets a new password after checking the current one, ends the user's other sessions, revokes their API tokens if requested, and
   * notifies them by mail. Wrong attempts count against the session. Throws UNAUTHENTICATED, FORBIDDEN for an API token, BAD_USER_INPUT,
   * TOO_MANY_REQUESTS.
   */
  async change(fields: unknown, caller: Caller): Promise<User> {
    const { em: requestEm, sessions, tokens, apiTokens, notices, logger } = this.deps;
    const { userId, via } = requireSession(caller.actor);
    const { currentPassword, newPassword, revokeApiTokens } = validate(changePasswordRules, fields);
    const user = await this.deps.currentPassword.require(currentPassword, caller);
    this.deps.newPasswords.requireUnguessable(newPassword, 'newPassword', user);
    await notices.countChange(user);
    const passwordHash = await hashPassword(newPassword);
    await requestEm.transactional(async (em) => {
      await tokens.revoke(em, userId, RESET_PASSWORD);
      // Of two concurrent changes, the second fails: its current password is outdated.
      const current = { id: userId, passwordHash: user.passwordHash };
      if ((await em.nativeUpdate(User, current, { passwordHash })) === 0) throw wrongCurrentPassword();
      await sessions.endAll(em, userId, { id: via.id, deviceTokens: caller.deviceTokens });
      if (revokeApiTokens) await apiTokens.revokeAll(em, userId);
      await notices.passwordChanged(em, user, revokeApiTokens);
    });
    logSecurity(logger, 'auth.password_changed');
    return user;
  }

  /**
   * Queues a mail with a link if the address has an account. The caller cannot tell whether it has one. Returns the address, normalized.
   * Throws BAD_USER_INPUT, TOO_MANY_REQUESTS.
   */
  async requestReset(fields: unknown, { address, deviceTokens = [] }: Caller): Promise<string> {
    const { em, devices, mailThrottle, jobs, logger } = this.deps;
    const { email } = validate(requestPasswordResetRules, fields);
    await mailThrottle.count(email, address, await devices.idOf(email, deviceTokens));
    await jobs.add(em, sendPasswordReset, { email });
    logSecurity(logger, 'auth.password_reset_requested');
    return email;
  }

  /** Whether `reset` would accept the token now. */
  async opensReset(token: string): Promise<boolean> {
    return this.deps.tokens.isValid(token, RESET_PASSWORD);
  }

  /**
   * Sets a new password by the token of a mail, ends all sessions and revokes all API tokens of the user, then logs in or asks for the
   * second factor. It also resets the login failures of unknown browsers, because the user has proven access to the mailbox. Throws
   * BAD_USER_INPUT.
   */
  async reset(fields: unknown, caller: Caller): Promise<LoginStep> {
    const { em: requestEm, sessions, steps, tokens, apiTokens, notices, loginThrottle, logger } = this.deps;
    const { token, password } = validate(resetPasswordRules, fields);
    await tokens.requireValid(token, RESET_PASSWORD);
    const passwordHash = await hashPassword(password);
    const user = await requestEm.transactional(async (em) => {
      const userId = await tokens.redeem(em, token, RESET_PASSWORD);
      const owner = await em.findOneOrFail(User, userId);
      // A refused password rolls back, so the token stays valid.
      this.deps.newPasswords.requireUnguessable(password, 'password', owner);
      owner.passwordHash = passwordHash;
      owner.emailVerifiedAt ??= new Date();
      await em.flush();
      await sessions.endAll(em, userId);
      await apiTokens.revokeAll(em, userId);
      await notices.passwordChanged(em, owner, true);
      return owner;
    });
    logSecurity(logger, 'auth.password_reset', { userId: user.id });
    await loginThrottle.forgiveStrangers({ email: user.email, address: caller.address });
    return steps.afterFirst(user, caller);
  }

  handlers(): JobHandler[] {
    return [handleJob(sendPasswordReset, ({ email }) => this.sendReset(email))];
  }

  private async sendReset(email: string): Promise<void> {
    const { em: jobEm, users, tokens, mailer, publicUrl, school } = this.deps;
    const user = await users.findByEmail(email);
    if (!user) return;
    const token = await jobEm.transactional(async (em) => {
      await tokens.revoke(em, user.id, RESET_PASSWORD);
      return tokens.issue(em, user.id, RESET_PASSWORD);
    });
    const content = passwordResetMail({
      school: school.letterheadFor(user),
      fullName: user.fullName,
      url: mailedLink(publicUrl, paths.resetPassword, token),
    });
    await mailer.send({ to: user.email, ...content });
  }
}
