import type { MikroORM } from '@mikro-orm/postgresql';
import type pg from 'pg';
import { Stripe } from 'stripe';
import { AuditLog } from './audit/audit-log.ts';
import { AccountTokens } from './auth/account-token.service.ts';
import { ApiTokenService } from './auth/api-token.service.ts';
import { AccountDeletion } from './auth/account-deletion.service.ts';
import { AuthService } from './auth/auth.service.ts';
import { EmailVerificationService } from './auth/email-verification.service.ts';
import { LoginThrottle } from './auth/login-throttle.ts';
import { MailThrottle } from './auth/mail-throttle.ts';
import { PasswordService } from './auth/password.service.ts';
import { SessionCookie } from './auth/session-cookie.ts';
import { SessionService } from './auth/session.service.ts';
import type { Logger } from './common/logger.ts';
import { RateLimit } from './common/rate-limit.ts';
import type { Config } from './config.ts';
import { CONTACT_LIMIT, ContactService } from './contact/contact.service.ts';
import { Catalogue } from './course/catalogue.ts';
import { CourseTrash } from './course/course-trash.service.ts';
import { CourseService } from './course/course.service.ts';
import type { Services } from './feature.ts';
import { PostgresJobs } from './jobs/postgres-jobs.ts';
import { LectureTrash } from './lecture/lecture-trash.service.ts';
import { LectureService } from './lecture/lecture.service.ts';
import { VideoStore } from './lecture/video-store.ts';
import type { Mailer } from './mail/mailer.ts';
import { MemberService } from './member/member.service.ts';
import { Cancellation } from './payment/cancellation.ts';
import { Ledger } from './payment/ledger.ts';
import { PayerDeletion } from './payment/payer-deletion.ts';
import { PaymentService } from './payment/payment.service.ts';
import { Sales } from './payment/sales.ts';
import { StripeEvents } from './payment/stripe-events.ts';
import { SubscriptionService } from './payment/subscription.service.ts';
import { StatsService } from './stats/stats.service.ts';
import { ImageStore } from './storage/image-store.ts';
import { MediaLinks } from './storage/media-links.ts';
import type { Storage } from './storage/storage.ts';
import { StoredObjects } from './storage/stored-objects.ts';
import { UserService } from './user/user.service.ts';

/** What services are made of: the settings, the database, and the adapters that were chosen. */
interface Parts {
  config: Config;
  logger: Logger;
  orm: MikroORM;
  pool: pg.Pool;
  storage: Storage;
  links: MediaLinks;
  mailer: Mailer;
  stripe: Stripe;
  webhookSecret: string;
  publishableKey: string | null;
}

/** Makes every service, by hand: this is the one place that knows who needs whom. */
export function wireServices(parts: Parts): Services {
  const { config, logger, orm, pool, storage, links, mailer, stripe, webhookSecret, publishableKey } = parts;
  const { publicUrl, plan } = config;
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
  const ledger = new Ledger({ stripe, jobs, publicUrl });
  const subscriptions = new SubscriptionService({
    em,
    stripe,
    ledger,
    refundWindowDays: plan.refundWindowDays,
  });
  const payerDeletion = new PayerDeletion({ stripe, subscriptions, jobs });
  users.onDelete((em, userId) => payerDeletion.prepare(em, userId));
  const cancellation = new Cancellation({ em, stripe, users, subscriptions, jobs, publicUrl, logger });
  const sales = new Sales(em);
  const payments = new PaymentService({
    em,
    stripe,
    users,
    subscriptions,
    cancellation,
    sales,
    plan,
    publishableKey,
    publicUrl,
    logger,
  });
  const stats = new StatsService(em, sales, plan.price);
  const stripeEvents = new StripeEvents({ em, stripe, jobs, subscriptions, webhookSecret, logger });
  const members = new MemberService({ em, users, audit, subscriptions, payments });
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
  const videos = new VideoStore(storage, objects);
  const lectures = new LectureService({ em, courses, subscriptions, videos, objects, links, audit });
  const lectureTrash = new LectureTrash({ em, courseTrash, objects, audit });
  return {
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
    subscriptions,
    payments,
    payerDeletion,
    stats,
    stripeEvents,
    members,
    contact,
    courses,
    courseTrash,
    lectures,
    lectureTrash,
  };
}
