import { AuditLog } from '#server/audit/audit-log.ts';
import { AccountTokens } from '#server/auth/account-token.service.ts';
import { ApiTokenService } from '#server/auth/api-token.service.ts';
import { AccountDeletion } from '#server/auth/account-deletion.service.ts';
import { AuthService } from '#server/auth/auth.service.ts';
import { EmailVerificationService } from '#server/auth/email-verification.service.ts';
import { LoginThrottle } from '#server/auth/login-throttle.ts';
import { MailThrottle } from '#server/auth/mail-throttle.ts';
import { PasswordService } from '#server/auth/password.service.ts';
import { SessionCookie } from '#server/auth/session-cookie.ts';
import { SessionService } from '#server/auth/session.service.ts';
import { RateLimit } from '#server/common/rate-limit.ts';
import { CONTACT_LIMIT, ContactService } from '#server/contact/contact.service.ts';
import { Catalogue } from '#server/course/catalogue.ts';
import { CourseTrash } from '#server/course/course-trash.service.ts';
import { CourseService } from '#server/course/course.service.ts';
import type { Services } from '#server/feature.ts';
import { PostgresJobs } from '#server/jobs/postgres-jobs.ts';
import { MemberService } from '#server/member/member.service.ts';
import { ImageStore } from '#server/storage/image-store.ts';
import { StoredObjects } from '#server/storage/stored-objects.ts';
import { UserService } from '#server/user/user.service.ts';
import type { Parts } from './parts.ts';
import { wirePayments } from './wire-payments.ts';
import { wireVideos } from './wire-videos.ts';

/** Makes every service, by hand: these files alone know who needs whom. */
export function wireServices(parts: Parts): Services {
  const { config, logger, orm, pool, storage, links, mailer } = parts;
  const { publicUrl } = config;
  const { em } = orm;
  const jobs = new PostgresJobs();
  const objects = new StoredObjects(em, storage, jobs);
  const images = new ImageStore(storage, objects);
  const users = new UserService(em, images, objects);
  const audit = new AuditLog(em);
  const sessions = new SessionService(em);
  const accountTokens = new AccountTokens(em);
  const apiTokens = new ApiTokenService(em, logger);
  const loginThrottle = new LoginThrottle(pool);
  const mailThrottle = new MailThrottle(pool);
  const accounts = { em, users, sessions, tokens: accountTokens, mailer, jobs, publicUrl, logger };
  const emailVerification = new EmailVerificationService({ ...accounts, throttle: mailThrottle });
  const passwords = new PasswordService({ ...accounts, loginThrottle, mailThrottle });
  const auth = new AuthService({
    users,
    sessions,
    throttle: loginThrottle,
    images,
    emailVerification,
    logger,
  });
  const accountDeletion = new AccountDeletion({ em, users, passwords, logger });
  const payments = wirePayments({ ...parts, jobs, users, audit });
  const { subscriptions } = payments;
  const members = new MemberService({ em, users, audit, subscriptions, payments: payments.payments });
  const contact = new ContactService({
    em,
    jobs,
    audit,
    limit: new RateLimit(pool, CONTACT_LIMIT),
    operator: config.mail.contact,
    publicUrl,
  });
  const courses = new CourseService({ em, catalogue: new Catalogue(em), images, objects, audit });
  const courseTrash = new CourseTrash({ em, objects, audit });
  const videos = wireVideos({ ...parts, jobs, objects, audit, courses, courseTrash, subscriptions });
  return {
    ...payments,
    ...videos,
    storage,
    objects,
    images,
    links,
    mailer,
    users,
    audit,
    sessions,
    sessionCookie: new SessionCookie(publicUrl),
    auth,
    accountDeletion,
    accountTokens,
    apiTokens,
    emailVerification,
    passwords,
    members,
    contact,
    courses,
    courseTrash,
  };
}
