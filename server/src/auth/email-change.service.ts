import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { authMessages } from '#shared/auth.ts';
import { requestEmailChangeRules } from '#shared/auth.rules.ts';
import { paths } from '#shared/paths.ts';
import { requireSession } from '#server/platform/common/actor.ts';
import { DAY_MS } from '#server/platform/common/durations.ts';
import { AppError } from '#server/platform/common/errors.ts';
import type { Logger } from '#server/platform/common/logger.ts';
import { logSecurity } from '#server/platform/common/security-log.ts';
import { hashSecret, newSecret } from '#server/platform/common/secret-token.ts';
import { validate } from '#server/platform/common/validate.ts';
import { defineJob, handleJob, type JobHandler, type Jobs } from '#server/platform/jobs/job.ts';
import { AWAITED, sendMail } from '#server/platform/mail/mail.jobs.ts';
import type { Mailer } from '#server/platform/mail/mailer.ts';
import type { SchoolService } from '#server/school/school.service.ts';
import { User } from '#server/user/user.entity.ts';
import type { UserService } from '#server/user/user.service.ts';
import { AccountTokenPurpose } from './account-token.entity.ts';
import type { AccountTokens } from './account-token.service.ts';
import type { Caller } from './caller.ts';
import type { CurrentPassword } from './current-password.ts';
import { EmailChange } from './email-change.entity.ts';
import { confirmEmailChangeMail, emailChangedMail } from './email-change.mails.ts';
import { mailedLink } from './mailed-link.ts';
import type { MailThrottle } from './mail-throttle.ts';

interface Dependencies {
  em: EntityManager;
  users: UserService;
  tokens: AccountTokens;
  currentPassword: CurrentPassword;
  throttle: MailThrottle;
  mailer: Mailer;
  jobs: Jobs;
  publicUrl: string;
  school: SchoolService;
  logger: Logger;
}

/** How long each link is valid after its mail was sent. */
const LIFETIME_MS = DAY_MS;
/** How long a request waits for its mails. The queue retries a mail for about four days. */
const UNSENT_MS = 5 * DAY_MS;

/** Sends one of the two confirmation mails. The link is created when the mail is sent, so that the queue never holds a token. */
const sendConfirmation = defineJob<{ changeId: string; to: 'CURRENT' | 'NEW' }>(
  'send-email-change',
  'mail',
  AWAITED,
);

/** Changes an account's email address after both the old and the new address have confirmed it. */
export class EmailChanges {
  constructor(private readonly deps: Dependencies) {}

  /**
   * Mails a link to the current address and one to the new address. Replaces an earlier pending change. Returns the new address,
   * normalized. Throws UNAUTHENTICATED, FORBIDDEN for an API token, BAD_USER_INPUT (also for a wrong password), CONFLICT for an address
   * that has an account, TOO_MANY_REQUESTS.
   */
  async request(fields: unknown, caller: Caller): Promise<string> {
    const { em: requestEm, users, currentPassword, throttle, jobs, logger } = this.deps;
    const { userId } = requireSession(caller.actor);
    const { email, ...typed } = validate(requestEmailChangeRules, fields);
    await currentPassword.require(typed.currentPassword, caller);
    await users.requireFreeEmail(email);
    await throttle.countOwn(userId);
    await throttle.countNewMailbox(email);
    await requestEm.transactional(async (em) => {
      await em.findOneOrFail(User, userId, { lockMode: LockMode.PESSIMISTIC_WRITE });
      await em.nativeDelete(EmailChange, { user: userId });
      const expiresAt = new Date(Date.now() + LIFETIME_MS);
      const change = em.create(EmailChange, { user: userId, email, expiresAt });
      await em.flush();
      await jobs.add(em, sendConfirmation, { changeId: change.id, to: 'CURRENT' });
      await jobs.add(em, sendConfirmation, { changeId: change.id, to: 'NEW' });
    });
    logSecurity(logger, 'auth.email_change_requested');
    return email;
  }

  /**
   * Confirms a change by the token of one of its mails. The second confirmation changes the account's address. Returns the new address,
   * and whether the change is complete. Throws BAD_USER_INPUT for a token that is unknown, used or expired, and CONFLICT when another
   * account has the address by now.
   */
  async confirm(token: string): Promise<{ email: string; isComplete: boolean }> {
    const hash = hashSecret(token);
    return this.deps.em.transactional(async (em) => {
      const change = await em.findOne(
        EmailChange,
        { $or: [{ currentTokenHash: hash }, { newTokenHash: hash }] },
        { lockMode: LockMode.PESSIMISTIC_WRITE },
      );
      if (!change || validUntil(change, hash) <= new Date()) throw usedOrOld();
      if (change.currentTokenHash === hash) change.currentConfirmedAt ??= new Date();
      else change.newConfirmedAt ??= new Date();
      const { email } = change;
      const isComplete = change.currentConfirmedAt != null && change.newConfirmedAt != null;
      await em.flush();
      if (isComplete) await this.replace(em, change.user.id, email, { verifiedAt: new Date() });
      return { email, isComplete };
    });
  }

  /**
   * Changes an account's address in the transaction of `em`, notifies the previous address, and revokes all links that were mailed there.
   * Returns the account. Throws CONFLICT for an address that has an account.
   */
  async replace(
    em: EntityManager,
    userId: string,
    email: string,
    { verifiedAt }: { verifiedAt: Date | null },
  ): Promise<User> {
    const { users, tokens, jobs, publicUrl, logger } = this.deps;
    const { user, before } = await users.changeEmail(em, userId, email, verifiedAt);
    await em.nativeDelete(EmailChange, { user: userId });
    for (const purpose of Object.values(AccountTokenPurpose)) await tokens.revoke(em, userId, purpose);
    const url = `${publicUrl}${paths.contact}`;
    const content = emailChangedMail({
      school: this.deps.school.letterheadFor(user),
      fullName: user.fullName,
      email,
      url,
    });
    await jobs.add(em, sendMail, { to: before, ...content });
    logSecurity(logger, 'auth.email_changed', { userId });
    return user;
  }

  /** Removes expired changes, but not while their mails wait for the mail server. */
  async removeExpired(): Promise<void> {
    const now = Date.now();
    const isSent = { currentTokenHash: { $ne: null }, newTokenHash: { $ne: null } };
    await this.deps.em.nativeDelete(EmailChange, {
      $or: [
        { expiresAt: { $lt: new Date(now) }, ...isSent },
        { expiresAt: { $lt: new Date(now - UNSENT_MS) } },
      ],
    });
  }

  handlers(): JobHandler[] {
    return [handleJob(sendConfirmation, ({ changeId, to }) => this.send(changeId, to))];
  }

  private async send(changeId: string, to: 'CURRENT' | 'NEW'): Promise<void> {
    const { em, mailer, publicUrl, school } = this.deps;
    const change = await em.findOne(EmailChange, changeId, { populate: ['user'] });
    if (!change) return;
    const token = newSecret();
    const user = change.user.getEntity();
    const hash = hashSecret(token);
    const expiresAt = new Date(Date.now() + LIFETIME_MS);
    const issued =
      to === 'CURRENT'
        ? { currentTokenHash: hash, currentTokenExpiresAt: expiresAt }
        : { newTokenHash: hash, newTokenExpiresAt: expiresAt };
    await em.nativeUpdate(EmailChange, { id: change.id }, { ...issued, expiresAt });
    const content = confirmEmailChangeMail({
      school: school.letterheadFor(user),
      fullName: user.fullName,
      email: change.email,
      isCurrent: to === 'CURRENT',
      url: mailedLink(publicUrl, paths.confirmEmail, token),
    });
    await mailer.send({ to: to === 'CURRENT' ? user.email : change.email, ...content });
  }
}

/** When the token with this hash expires. A token of the previous version expires with the request. */
function validUntil(change: EmailChange, hash: string): Date {
  const { currentTokenHash, currentTokenExpiresAt, newTokenExpiresAt, expiresAt } = change;
  return (currentTokenHash === hash ? currentTokenExpiresAt : newTokenExpiresAt) ?? expiresAt;
}

function usedOrOld(): AppError {
  const message = authMessages.validation.tokenUsedOrOld;
  return new AppError('BAD_USER_INPUT', message, { fields: { token: message } });
}
