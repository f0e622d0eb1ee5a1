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
import type { Clock } from './common/clock.ts';
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
import { AccessHistory } from './payment/access-history/access-history.ts';
import { AccessReports } from './payment/access-history/access-reports.ts';
import { Cancellation } from './payment/cancellation/cancellation.ts';
import { CancellationMails } from './payment/cancellation/cancellation-mails.ts';
import { CarryingOut } from './payment/cancellation/carrying-out.ts';
import { EndedInvoices } from './payment/cancellation/ended-invoices.ts';
import { ForcedEndings } from './payment/cancellation/forced-endings.ts';
import { PayerDeletion } from './payment/cancellation/payer-deletion.ts';
import { RefundRetries } from './payment/cancellation/refund-retries.ts';
import { CancellationRequests } from './payment/cancellation/requests.ts';
import { CheckoutOpening } from './payment/checkout/checkout-opening.ts';
import { CheckoutStates } from './payment/checkout/checkout-states.ts';
import { CheckoutService } from './payment/checkout/checkout.service.ts';
import { Payers } from './payment/checkout/payers.ts';
import { SessionMaker } from './payment/checkout/session-maker.ts';
import { Ledger } from './payment/ledger/ledger.ts';
import { PaymentNotices } from './payment/notice/payment-notices.ts';
import { RefundNotices } from './payment/notice/refund-notices.ts';
import { RenewalNotices } from './payment/notice/renewal-notices.ts';
import { PaymentService } from './payment/payment.service.ts';
import { BillingPortalService } from './payment/portal/billing-portal.ts';
import { PaymentProblems } from './payment/problem/payment-problems.service.ts';
import { PayerReconciliation } from './payment/reconciliation/payer-reconciliation.ts';
import { ReconciliationService } from './payment/reconciliation/reconciliation.service.ts';
import { StripeComparison } from './payment/reconciliation/stripe-comparison.ts';
import { Refunds } from './payment/ledger/refunds.ts';
import { Sales } from './payment/ledger/sales.ts';
import { StripeEvents } from './payment/stripe/stripe-events.ts';
import { StripePlan } from './payment/stripe/stripe-plan.ts';
import { SubscriptionService } from './payment/subscription/subscription.service.ts';
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
  /** The time that the terms of payments go by. */
  clock: Clock;
  webhookSecret: string;
  publishableKey: string | null;
}

/** Makes every service, by hand: this is the one place that knows who needs whom. */
export function wireServices(parts: Parts): Services {
  const { config, logger, orm, pool, storage, links, mailer, stripe, clock, webhookSecret, publishableKey } =
    parts;
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
  const stripePlan = new StripePlan(em, stripe, plan.price);
  const ledger = new Ledger({ stripe, jobs, publicUrl });
  const subscriptions = new SubscriptionService({
    em,
    stripe,
    plan: stripePlan,
    ledger,
    clock,
    refundWindowDays: plan.refundWindowDays,
    graceDays: plan.graceDays,
  });
  const checkoutStates = new CheckoutStates(clock);
  subscriptions.onSynchronized(checkoutStates.follow);
  const checkouts = new CheckoutService({
    em,
    stripe,
    users,
    subscriptions,
    opening: new CheckoutOpening({
      em,
      stripe,
      clock,
      payers: new Payers(em, stripe),
      plan: stripePlan,
      subscriptions,
      states: checkoutStates,
      sessions: new SessionMaker(stripe, { publicUrl, ...config.stripe }),
      logger,
    }),
    logger,
  });
  const cancellationRequests = new CancellationRequests({ em, jobs, clock });
  subscriptions.onSynchronized(new ForcedEndings({ requests: cancellationRequests, clock, logger }).follow);
  const endedInvoices = new EndedInvoices({ stripe, jobs, subscriptions, logger });
  subscriptions.onSynchronized(endedInvoices.follow);
  const payerDeletion = new PayerDeletion({ stripe, subscriptions, jobs, clock });
  users.onDelete((em, userId) => payerDeletion.prepare(em, userId));
  const carryingOut = new CarryingOut({
    em,
    stripe,
    clock,
    subscriptions,
    mails: new CancellationMails({ jobs, publicUrl }),
    logger,
  });
  const cancellation = new Cancellation({
    em,
    users,
    subscriptions,
    requests: cancellationRequests,
    carryingOut,
    clock,
    logger,
  });
  const refundRetries = new RefundRetries({ em, stripe, clock, jobs, audit, subscriptions, logger });
  const sales = new Sales(em, clock);
  const payments = new PaymentService({
    em,
    subscriptions,
    checkouts,
    cancellation,
    sales,
    plan,
    clock,
    publishableKey,
  });
  const stats = new StatsService(em, sales, plan.price, clock);
  const stripeEvents = new StripeEvents({
    em,
    stripe,
    jobs,
    plan: stripePlan,
    ledger,
    subscriptions,
    webhookSecret,
    livemode: config.stripe.secretKey?.includes('_live_') ?? false,
    logger,
  });
  const notices = new PaymentNotices(jobs);
  const telling = { notices, clock, operator: config.mail.contact, publicUrl };
  subscriptions.onSynchronized(new RenewalNotices({ ...telling, stripe }).look);
  subscriptions.onSynchronized(new RefundNotices(telling).look);
  const reconciliation = new ReconciliationService({
    ...telling,
    em,
    pool,
    comparison: new StripeComparison({
      em,
      stripe,
      events: stripeEvents,
      payers: new PayerReconciliation({ em, subscriptions, events: stripeEvents, carryingOut }),
      clock,
      logger,
    }),
    audit,
    logger,
  });
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
    checkouts,
    cancellation,
    cancellationRequests,
    carryingOut,
    endedInvoices,
    refundRetries,
    billingPortal: new BillingPortalService({ em, stripe, publicUrl, logger }),
    payerDeletion,
    accessReports: new AccessReports(em, clock, plan.graceDays),
    accessHistory: new AccessHistory(em, clock),
    paymentProblems: new PaymentProblems(em, clock),
    reconciliation,
    refunds: new Refunds(em),
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
