import type { Feature } from '#server/feature.ts';
import { CustomerSchema, StripeEventSchema, SubscriptionRecordSchema } from './payment.entities.ts';
import { PaymentResolver } from './payment.resolver.ts';

export const paymentFeature: Feature = {
  entities: [CustomerSchema, SubscriptionRecordSchema, StripeEventSchema],
  resolvers: ({ payments, subscriptions }) => [new PaymentResolver(payments, subscriptions)],
  jobs: ({ stripeEvents }) => stripeEvents.handlers(),
};
