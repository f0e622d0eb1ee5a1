import type { AuditServices } from '#server/audit/index.ts';
import { defineFeature, type ServicesOf } from '#server/platform/feature.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { SchoolServices } from '#server/school/index.ts';
import type { UserServices } from '#server/user/index.ts';
import { CancellationMails } from './cancellation/cancellation-mails.ts';
import { CancellationRequestSchema } from './cancellation/cancellation.entity.ts';
import { RefundRequestSchema } from './cancellation/refund-request.entity.ts';
import { CancellationResolver } from './cancellation/cancellation.resolver.ts';
import { Cancellation } from './cancellation/cancellation.ts';
import { CancellationWorker } from './cancellation/cancellation-worker.ts';
import { queueStaleInvoices, StaleInvoiceSettlement } from './cancellation/stale-invoices.ts';
import { AutomaticCancellation } from './cancellation/automatic-cancellation.ts';
import { CustomerDeletion } from './cancellation/customer-deletion.ts';
import { RefundRequests } from './cancellation/refund-requests.ts';
import { RefundRetries } from './cancellation/refund-retries.ts';
import { RefundResolver } from './cancellation/refund.resolver.ts';
import { CancellationRequests } from './cancellation/cancellation-requests.ts';
import { StripeRefunds } from './cancellation/stripe-refunds.ts';
import { CheckoutOpening } from './checkout/checkout-opening.ts';
import { CheckoutStates } from './checkout/checkout-states.ts';
import { CheckoutSchema } from './checkout/checkout.entity.ts';
import { CheckoutResolver } from './checkout/checkout.resolver.ts';
import { CheckoutService } from './checkout/checkout.service.ts';
import { CustomerService } from './checkout/customer.service.ts';
import { SessionMaker } from './checkout/session-maker.ts';
import { CustomerSchema } from './stripe/customer.entity.ts';
import { CustomerAccount } from './stripe/customer-account.ts';
import { CustomerTurns } from './stripe/customer-turns.ts';
import { LedgerResolver } from './ledger.resolver.ts';
import { Ledger } from './ledger/ledger.ts';
import { PaymentSchema } from './ledger/payment.entity.ts';
import { RefundSchema } from './ledger/refund.entity.ts';
import { Refunds } from './ledger/refunds.ts';
import { RecurringRevenue } from './ledger/recurring-revenue.ts';
import {
  CountedSubscriptionSchema,
  PaidUserSchema,
  SalesRollupSchema,
  SubscriptionEndRollupSchema,
  SubscriptionRollupSchema,
} from './ledger/rollups.entities.ts';
import { Sales } from './ledger/sales.ts';
import { PaymentNoticeSchema } from './notice/payment-notice.entity.ts';
import { PaymentNotices } from './notice/payment-notices.ts';
import { RefundNotices } from './notice/refund-notices.ts';
import { RenewalNotices } from './notice/renewal-notices.ts';
import { PaymentResolver } from './payment.resolver.ts';
import { PaymentService } from './payment.service.ts';
import { BillingPortalResolver } from './portal/billing-portal.resolver.ts';
import { BillingPortalService } from './portal/billing-portal.ts';
import { PaymentProblemResolver } from './problem/payment-problem.resolver.ts';
import { PaymentProblems } from './problem/payment-problems.service.ts';
import { StripeConnectionResolver } from './problem/stripe-connection.ts';
import { CustomerReconciliation } from './reconciliation/customer-reconciliation.ts';
import { ReconciliationSchema } from './reconciliation/reconciliation.entity.ts';
import { ReconciliationResolver } from './reconciliation/reconciliation.resolver.ts';
import { ReconciliationService } from './reconciliation/reconciliation.service.ts';
import { StripeComparison } from './reconciliation/stripe-comparison.ts';
import { StripeRefusalSchema } from './refusal/stripe-refusal.entity.ts';
import { StripeRefusals } from './refusal/stripe-refusals.ts';
import { PlanPriceSchema } from './stripe/plan-price.entity.ts';
import { ProductName } from './stripe/product-name.ts';
import { StripeEventSchema } from './webhook/stripe-event.entity.ts';
import { SignatureRefusals } from './webhook/signature-refusals.ts';
import { StripeDashboard, stripeDashboardAddress } from './stripe/stripe-dashboard.ts';
import { StripeEvents } from './webhook/stripe-events.ts';
import { webhookRoutes } from './webhook/webhook.routes.ts';
import { StripePlan } from './stripe/stripe-plan.ts';
import type { Terms } from './subscription/terms.ts';
import { SubscriptionRecordSchema } from './subscription/subscription.entity.ts';
import { SubscriptionService } from './subscription/subscription.service.ts';
import { SubscriptionSync } from './sync/subscription-sync.ts';

/** Built bottom-up: the dependencies of a service precede it. */
export const paymentFeature = defineFeature({
  entities: [
    CustomerSchema,
    SubscriptionRecordSchema,
    StripeEventSchema,
    PaymentSchema,
    RefundSchema,
    CheckoutSchema,
    CancellationRequestSchema,
    RefundRequestSchema,
    PlanPriceSchema,
    StripeRefusalSchema,
    PaymentNoticeSchema,
    ReconciliationSchema,
    SalesRollupSchema,
    PaidUserSchema,
    SubscriptionEndRollupSchema,
    CountedSubscriptionSchema,
    SubscriptionRollupSchema,
  ],
  publicFields: {
    Query: ['plan'],
    Plan: ['price', 'termYears', 'refundWindowDays', 'graceDays', 'trialDays', 'publishableKey'],
    Money: ['amount', 'currency'],
  },
  create({
    config,
    em,
    locks,
    jobs,
    stripe,
    stripeGate,
    clock,
    logger,
    ...needs
  }: Platform & UserServices & AuditServices & SchoolServices) {
    const { webhookSecret, publishableKey, users, audit, school, agreements } = needs;
    const { publicUrl } = config;
    const formerTerms: Terms = {
      refundDays: config.plan.refundWindowDays,
      graceDays: config.plan.graceDays,
    };
    const turns = new CustomerTurns(locks);
    // Dependencies that many of the services below share. Each picks what it needs.
    const common = { em, stripe, turns, jobs, clock, logger, publicUrl, school };
    const stripePlan = new StripePlan({ em, stripe, school });
    const product = new ProductName(common);
    school.onChange(product.onSchoolChange);
    const customerAccount = new CustomerAccount(common);
    users.onChange(customerAccount.onAccountChange);
    const refusals = new StripeRefusals(common);
    const ledger = new Ledger(common);
    const checkoutStates = new CheckoutStates(clock);
    const cancellationRequests = new CancellationRequests(common);
    const notices = new PaymentNotices(jobs);
    const renewalNotices = new RenewalNotices({ ...common, notices });
    const sync = new SubscriptionSync({
      ...common,
      plan: stripePlan,
      ledger,
      formerTerms,
      listeners: {
        checkouts: checkoutStates.onSync,
        automaticCancellations: new AutomaticCancellation({ ...common, requests: cancellationRequests })
          .onSync,
        staleInvoices: queueStaleInvoices(jobs),
        renewalNotices: renewalNotices.onSync,
        refundNotices: new RefundNotices({ ...common, notices }).onSync,
      },
    });
    const subscriptions = new SubscriptionService({ em, clock, formerTerms });
    const opening = new CheckoutOpening({
      ...common,
      sync,
      refusals,
      subscriptions,
      customers: new CustomerService(em, stripe),
      plan: stripePlan,
      states: checkoutStates,
      sessions: new SessionMaker(stripe, { publicUrl, ...config.stripe }),
    });
    const checkouts = new CheckoutService({ ...common, agreements, users, sync, opening, refusals });
    const stripeRefunds = new StripeRefunds(stripe, refusals);
    const staleInvoiceSettlement = new StaleInvoiceSettlement({ ...common, sync, refunds: stripeRefunds });
    const customerDeletion = new CustomerDeletion({ ...common, subscriptions, refunds: stripeRefunds });
    users.onDelete((em, userId) => customerDeletion.prepare(em, userId));
    const cancellationWorker = new CancellationWorker({
      ...common,
      sync,
      refunds: stripeRefunds,
      mails: new CancellationMails(common),
    });
    const cancellation = new Cancellation({
      ...common,
      users,
      subscriptions,
      sync,
      cancellationWorker,
      requests: cancellationRequests,
    });
    const refundRetries = new RefundRetries({ ...common, audit, sync, refunds: stripeRefunds });
    const refundRequests = new RefundRequests({
      ...common,
      audit,
      ledger,
      sync,
      refunds: stripeRefunds,
      cancellationWorker,
    });
    const sales = new Sales(em, clock);
    const payments = new PaymentService({ em, subscriptions, sales, school, clock, publishableKey });
    const stripeEvents = new StripeEvents({
      signatureRefusals: new SignatureRefusals(needs.pool),
      ...common,
      ledger,
      sync,
      webhookSecret,
      plan: stripePlan,
      livemode: config.stripe.secretKey?.includes('_live_') ?? false,
    });
    users.onDelete((em, userId) => stripeEvents.emptyEventsOf(em, userId));
    const comparison = new StripeComparison({
      ...common,
      refusals,
      events: stripeEvents,
      customers: new CustomerReconciliation({
        ...common,
        sync,
        events: stripeEvents,
        cancellationWorker,
        refundRequests,
      }),
    });
    const reconciliation = new ReconciliationService({ ...common, locks, comparison, notices, audit });
    const refunds = new Refunds(em);
    const dashboard = new StripeDashboard(stripeDashboardAddress(config.stripe.secretKey, publicUrl));
    const problems = new PaymentProblems(em, clock);
    const handlers = [
      ...cancellationWorker.handlers(),
      ...staleInvoiceSettlement.handlers(),
      ...refundRetries.handlers(),
      ...refundRequests.handlers(),
      ...stripeEvents.handlers(),
      ...customerDeletion.handlers(),
      ...reconciliation.handlers(),
      ...product.handlers(),
      ...customerAccount.handlers(),
    ];
    stripeGate.onRecovery(() => {
      const names = handlers.map(({ name }) => name);
      jobs.retryNow(em.fork(), names).catch((error: unknown) => {
        // Each job is also retried at its own time.
        logger.warn({ err: error }, 'jobs that wait for Stripe could not be brought forward');
      });
    });
    return {
      provides: {
        subscriptions,
        subscriptionSync: sync,
        payments,
        checkouts,
        sales,
        recurringRevenue: new RecurringRevenue(needs.statements, clock),
        cancellation,
        cancellationRequests,
        cancellationWorker,
        customerDeletion,
        refundRetries,
        renewalNotices,
        reconciliation,
        paymentProblems: problems,
        stripeEvents,
      },
      resolvers: [
        new PaymentResolver(payments),
        new LedgerResolver(payments, users, refunds, dashboard),
        new CheckoutResolver(checkouts),
        new CancellationResolver(cancellation, cancellationRequests),
        new RefundResolver(refundRequests, refundRetries, refunds),
        new BillingPortalResolver(new BillingPortalService({ em, stripe, publicUrl, refusals })),
        new PaymentProblemResolver(problems, users),
        new ReconciliationResolver(reconciliation),
        new StripeConnectionResolver(stripeGate),
      ],
      jobs: handlers,
      routes: [{ path: '/webhooks', router: webhookRoutes(stripeEvents) }],
    };
  },
});

export type PaymentServices = ServicesOf<typeof paymentFeature>;
