import { defineFeature, type ServicesOf } from '#server/platform/feature.ts';
import { SetAsideRowSchema } from './account/set-aside-row.entity.ts';
import { StripeAccountSchema } from './account/stripe-account.entity.ts';
import { StripeAccountResolver } from './account/stripe-account.resolver.ts';
import { CheckoutSchema } from './checkout/checkout.entity.ts';
import { createEnding } from './ending.ts';
import { IntentSchema } from './intent/intent.entity.ts';
import { LedgerLineSchema } from './ledger/ledger-line.entity.ts';
import { PaymentSchema } from './ledger/payment.entity.ts';
import { RefundSchema } from './ledger/refund.entity.ts';
import {
  CountedSubscriptionSchema,
  PaidUserSchema,
  SalesRollupSchema,
  SubscriptionEndRollupSchema,
  SubscriptionRollupSchema,
} from './ledger/rollups.entities.ts';
import { MonthlyEndSchema } from './monthly/monthly-end.entity.ts';
import { PaymentNoticeSchema } from './notice/payment-notice.entity.ts';
import { PriceChangeSchema } from './pricing/price-change.entity.ts';
import { PriceNoticeSchema } from './pricing/price-notice.entity.ts';
import { PurchaseAgreementSchema } from './purchase/purchase-agreement.entity.ts';
import { createProjection, type PaymentNeeds } from './projection.ts';
import { ReconciliationSchema } from './reconciliation/reconciliation.entity.ts';
import { StripeRefusalSchema } from './refusal/stripe-refusal.entity.ts';
import { createRepricing } from './repricing.ts';
import { createSelling } from './selling.ts';
import { CustomerSchema } from './stripe/customer.entity.ts';
import { PlanPriceSchema } from './stripe/plan-price.entity.ts';
import { SubscriptionRecordSchema } from './subscription/subscription.entity.ts';
import { isOutage } from './stripe/errors.ts';
import { createWatching } from './watching.ts';
import { StripeEventSchema } from './webhook/stripe-event.entity.ts';

export const paymentFeature = defineFeature({
  entities: [
    StripeAccountSchema,
    SetAsideRowSchema,
    CustomerSchema,
    SubscriptionRecordSchema,
    StripeEventSchema,
    PaymentSchema,
    RefundSchema,
    LedgerLineSchema,
    CheckoutSchema,
    IntentSchema,
    PlanPriceSchema,
    PriceChangeSchema,
    PriceNoticeSchema,
    PurchaseAgreementSchema,
    StripeRefusalSchema,
    PaymentNoticeSchema,
    MonthlyEndSchema,
    ReconciliationSchema,
    SalesRollupSchema,
    PaidUserSchema,
    SubscriptionEndRollupSchema,
    CountedSubscriptionSchema,
    SubscriptionRollupSchema,
  ],
  publicFields: {
    Query: ['plan'],
    School: ['isSelling'],
    Plan: [
      'price',
      'priceTax',
      'termYears',
      'refundWindowDays',
      'monthlyNotice',
      'graceDays',
      'trialDays',
      'renewalConsent',
      'publishableKey',
    ],
    Money: ['amount', 'currency'],
  },
  create(needs: PaymentNeeds) {
    const { em, jobs, stripeGate, logger } = needs;
    const projection = createProjection(needs);
    const selling = createSelling(needs, projection);
    const ending = createEnding(needs, projection);
    const repricing = createRepricing(needs, projection);
    const watching = createWatching(needs, projection, ending);
    const handlers = [...selling.jobs, ...ending.jobs, ...repricing.jobs, ...watching.jobs].map(
      (handler) => ({
        ...handler,
        isPutOff: isOutage,
      }),
    );
    stripeGate.onRecovery(() => {
      const names = handlers.map(({ name }) => name);
      jobs.retryNow(em.fork(), names).catch((error: unknown) => {
        // Each job is also retried at its own time.
        logger.warn({ err: error }, 'jobs that wait for Stripe could not be brought forward');
      });
    });
    const { accounts, subscriptions, sync, renewalNotices, cancelLinks, purchaseAgreements } = projection;
    return {
      provides: {
        stripeAccounts: accounts,
        subscriptions,
        subscriptionSync: sync,
        renewalNotices,
        cancelLinks,
        purchaseAgreements,
        ...selling.provides,
        ...ending.provides,
        ...watching.provides,
      },
      resolvers: [
        new StripeAccountResolver(accounts),
        ...selling.resolvers,
        ...ending.resolvers,
        ...repricing.resolvers,
        ...watching.resolvers,
      ],
      jobs: handlers,
      routes: [...watching.routes, ...selling.routes],
    };
  },
});

export type PaymentServices = ServicesOf<typeof paymentFeature>;
