import type { Feature } from '#server/feature.ts';
import { AccessGrantSchema } from './access-grant.entity.ts';
import { CustomerSchema, StripeEventSchema, SubscriptionRecordSchema } from './payment.entities.ts';
import { LedgerResolver } from './ledger.resolver.ts';
import { PaymentSchema } from './payment.entity.ts';
import { PaymentResolver } from './payment.resolver.ts';
import { PaidUserSchema, SalesRollupSchema, SubscriptionEndRollupSchema } from './rollups.entities.ts';

export const paymentFeature: Feature = {
  entities: [
    CustomerSchema,
    SubscriptionRecordSchema,
    StripeEventSchema,
    PaymentSchema,
    AccessGrantSchema,
    SalesRollupSchema,
    PaidUserSchema,
    SubscriptionEndRollupSchema,
  ],
  resolvers: ({ payments, subscriptions, users }) => [
    new PaymentResolver(payments, subscriptions),
    new LedgerResolver(payments, users),
  ],
  jobs: ({ stripeEvents, payerDeletion }) => [...stripeEvents.handlers(), ...payerDeletion.handlers()],
};
