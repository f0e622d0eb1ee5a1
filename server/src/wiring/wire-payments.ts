import { AuditLog } from '#server/audit/audit-log.ts';
import { PostgresJobs } from '#server/jobs/postgres-jobs.ts';
import { AccessHistory } from '#server/payment/access-history/access-history.ts';
import { AccessReports } from '#server/payment/access-history/access-reports.ts';
import { Cancellation } from '#server/payment/cancellation/cancellation.ts';
import { CancellationMails } from '#server/payment/cancellation/cancellation-mails.ts';
import { CarryingOut } from '#server/payment/cancellation/carrying-out.ts';
import { EndedInvoices } from '#server/payment/cancellation/ended-invoices.ts';
import { ForcedEndings } from '#server/payment/cancellation/forced-endings.ts';
import { PayerDeletion } from '#server/payment/cancellation/payer-deletion.ts';
import { RefundRetries } from '#server/payment/cancellation/refund-retries.ts';
import { CancellationRequests } from '#server/payment/cancellation/requests.ts';
import { CheckoutOpening } from '#server/payment/checkout/checkout-opening.ts';
import { CheckoutStates } from '#server/payment/checkout/checkout-states.ts';
import { CheckoutService } from '#server/payment/checkout/checkout.service.ts';
import { Payers } from '#server/payment/checkout/payers.ts';
import { SessionMaker } from '#server/payment/checkout/session-maker.ts';
import { Ledger } from '#server/payment/ledger/ledger.ts';
import { PaymentNotices } from '#server/payment/notice/payment-notices.ts';
import { RefundNotices } from '#server/payment/notice/refund-notices.ts';
import { RenewalNotices } from '#server/payment/notice/renewal-notices.ts';
import { PaymentService } from '#server/payment/payment.service.ts';
import { BillingPortalService } from '#server/payment/portal/billing-portal.ts';
import { PaymentProblems } from '#server/payment/problem/payment-problems.service.ts';
import { PayerReconciliation } from '#server/payment/reconciliation/payer-reconciliation.ts';
import { ReconciliationService } from '#server/payment/reconciliation/reconciliation.service.ts';
import { StripeComparison } from '#server/payment/reconciliation/stripe-comparison.ts';
import { Refunds } from '#server/payment/ledger/refunds.ts';
import { Sales } from '#server/payment/ledger/sales.ts';
import { StripeEvents } from '#server/payment/stripe/stripe-events.ts';
import { StripePlan } from '#server/payment/stripe/stripe-plan.ts';
import { SubscriptionService } from '#server/payment/subscription/subscription.service.ts';
import { StatsService } from '#server/stats/stats.service.ts';
import { UserService } from '#server/user/user.service.ts';
import type { Parts } from './parts.ts';

/** What payments are made of, beside the parts of everything. */
interface PaymentParts extends Parts {
  jobs: PostgresJobs;
  users: UserService;
  audit: AuditLog;
}

/** Makes the services of payments. Their listeners follow each look at Stripe in the order in which they are added here. */
export function wirePayments(parts: PaymentParts) {
  const { config, orm, pool, stripe, clock, logger, webhookSecret, publishableKey, jobs, users, audit } =
    parts;
  const { publicUrl, plan } = config;
  const { em } = orm;
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
  return {
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
  };
}
