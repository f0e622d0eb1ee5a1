import type { EntityManager } from '@mikro-orm/postgresql';
import { authRefusals } from '#shared/auth-refusals.ts';
import { paths } from '#shared/paths.ts';
import type { Actor } from '#server/platform/common/actor.ts';
import { AppError } from '#server/platform/common/errors.ts';
import type { Logger } from '#server/platform/common/logger.ts';
import { logSecurity } from '#server/platform/common/security-log.ts';
import { defineJob, handleJob, type JobHandler, type Jobs } from '#server/platform/jobs/job.ts';
import { AWAITED } from '#server/platform/mail/mail.jobs.ts';
import type { Mailer } from '#server/platform/mail/mailer.ts';
import type { SchoolService } from '#server/school/school.service.ts';
import { User } from '#server/user/user.entity.ts';
import type { UserService } from '#server/user/user.service.ts';
import { AccountTokenPurpose } from './account-token.entity.ts';
import type { AccountTokens } from './account-token.service.ts';
import { verificationMail, welcomeMail } from './auth.mails.ts';
import { mailedLink } from './mailed-link.ts';
import type { MailThrottle } from './mail-throttle.ts';

interface Dependencies {
  em: EntityManager;
  users: UserService;
  tokens: AccountTokens;
  throttle: MailThrottle;
  mailer: Mailer;
  jobs: Jobs;
  publicUrl: string;
  school: SchoolService;
  logger: Logger;
}

/** Sends the welcome or the verification mail. The link is created when the mail is sent, so that the queue never holds a token. */
const sendVerification = defineJob<{ userId: string; isWelcome: boolean }>(
  'send-verification',
  'mail',
  AWAITED,
);

/** Verifies that users receive mail at their address. Nothing else depends on it. */
export class EmailVerificationService {
  constructor(private readonly deps: Dependencies) {}

  /** Queues the welcome mail, in the transaction of `em`. */
  async welcome(em: EntityManager, { id }: User): Promise<void> {
    await this.deps.jobs.add(em, sendVerification, { userId: id, isWelcome: true });
  }

  /** Queues the mail with the verification link for a changed address, in the transaction of `em`. */
  async ask(em: EntityManager, { id }: User): Promise<void> {
    await this.deps.jobs.add(em, sendVerification, { userId: id, isWelcome: false });
  }

  /** Sends the link again. Throws UNAUTHENTICATED, CONFLICT when the address is verified, TOO_MANY_REQUESTS. */
  async resend(actor: Actor): Promise<User> {
    const { em, users, throttle } = this.deps;
    const user = await users.requireMe(actor);
    if (user.emailVerifiedAt) throw new AppError('CONFLICT', authRefusals.conflict.emailVerified);
    await throttle.countOwn(user.id);
    await this.ask(em, user);
    return user;
  }

  /** Verifies an address by the token that was mailed there, and returns the user's id. Throws BAD_USER_INPUT. */
  async verify(token: string): Promise<string> {
    const { em: requestEm, tokens, logger } = this.deps;
    const userId = await requestEm.transactional(async (em) => {
      const id = await tokens.redeem(em, token, AccountTokenPurpose.VERIFY_EMAIL);
      await em.nativeUpdate(User, { id, emailVerifiedAt: null }, { emailVerifiedAt: new Date() });
      return id;
    });
    logSecurity(logger, 'auth.email_verified', { userId });
    return userId;
  }

  handlers(): JobHandler[] {
    return [handleJob(sendVerification, ({ userId, isWelcome }) => this.send(userId, isWelcome))];
  }

  private async send(userId: string, isWelcome: boolean): Promise<void> {
    const { em, tokens, mailer, publicUrl, school } = this.deps;
    const user = await em.findOne(User, userId);
    if (!user) return;
    const token = await tokens.issue(em, userId, AccountTokenPurpose.VERIFY_EMAIL);
    const compose = isWelcome ? welcomeMail : verificationMail;
    const content = compose({
      school: school.letterheadFor(user),
      fullName: user.fullName,
      url: mailedLink(publicUrl, paths.verifyEmail, token),
    });
    await mailer.send({ to: user.email, ...content });
  }
}
