import type { Feature } from '#server/feature.ts';
import { AccessHistoryResolver } from './access-history/access-history.resolver.ts';
import { AccessGrantSchema } from './subscription/access-grant.entity.ts';
import { CancellationRequestSchema } from './cancellation/cancellation.entity.ts';
import { CancellationResolver } from './cancellation/cancellation.resolver.ts';
import { CheckoutSchema } from './checkout/checkout.entity.ts';
import { CheckoutResolver } from './checkout/checkout.resolver.ts';
import { CustomerSchema } from './customer.entity.ts';
import { RefundSchema } from './ledger/refund.entity.ts';
import { PaymentNoticeSchema } from './notice/payment-notice.entity.ts';
import { PaymentProblemResolver } from './problem/payment-problem.resolver.ts';
import { ReconciliationSchema } from './reconciliation/reconciliation.entity.ts';
import { ReconciliationResolver } from './reconciliation/reconciliation.resolver.ts';
import { PlanPriceSchema } from './stripe/plan-price.entity.ts';
import { StripeEventSchema } from './stripe/stripe-event.entity.ts';
import { SubscriptionRecordSchema } from './subscription/subscription.entity.ts';
import { LedgerResolver } from './ledger/ledger.resolver.ts';
import { PaymentSchema } from './ledger/payment.entity.ts';
import { PaymentResolver } from './payment.resolver.ts';
import { BillingPortalResolver } from './portal/billing-portal.resolver.ts';
import { PaidUserSchema, SalesRollupSchema, SubscriptionEndRollupSchema } from './ledger/rollups.entities.ts';

export const paymentFeature: Feature = {
  entities: [
    CustomerSchema,
    SubscriptionRecordSchema,
    StripeEventSchema,
    PaymentSchema,
    RefundSchema,
    CheckoutSchema,
    CancellationRequestSchema,
    PlanPriceSchema,
    PaymentNoticeSchema,
    ReconciliationSchema,
    AccessGrantSchema,
    SalesRollupSchema,
    PaidUserSchema,
    SubscriptionEndRollupSchema,
  ],
  resolvers: ({ payments, subscriptions, refunds, users, ...services }) => [
    new PaymentResolver(payments, subscriptions),
    new LedgerResolver(payments, users, refunds),
    new CheckoutResolver(services.checkouts),
    new CancellationResolver(services.cancellation, services.cancellationRequests, services.refundRetries),
    new BillingPortalResolver(services.billingPortal),
    new AccessHistoryResolver(payments, services.accessReports, services.accessHistory),
    new PaymentProblemResolver(services.paymentProblems, users),
    new ReconciliationResolver(services.reconciliation),
  ],
  jobs: ({ stripeEvents, payerDeletion, reconciliation, carryingOut, endedInvoices, refundRetries }) => [
    ...carryingOut.handlers(),
    ...endedInvoices.handlers(),
    ...refundRetries.handlers(),
    ...stripeEvents.handlers(),
    ...payerDeletion.handlers(),
    ...reconciliation.handlers(),
  ],
};
