import type { ApiRoute } from './api-route.ts';
import { chargeRoutes } from './resources/charges.ts';
import { checkoutSessionRoutes } from './resources/checkout-sessions.ts';
import { customerRoutes } from './resources/customers.ts';
import { eventRoutes } from './resources/events.ts';
import { invoicePaymentRoutes } from './resources/invoice-payments.ts';
import { invoiceRoutes } from './resources/invoices.ts';
import { paymentIntentRoutes } from './resources/payment-intents.ts';
import { paymentMethodRoutes } from './resources/payment-methods.ts';
import { priceRoutes } from './resources/prices.ts';
import { productRoutes } from './resources/products.ts';
import { refundRoutes } from './resources/refunds.ts';
import { subscriptionRoutes } from './resources/subscriptions.ts';

/** Every endpoint of Stripe's API that the sandbox has; all others are unknown to it. */
export const API_ROUTES: readonly ApiRoute[] = [
  ...customerRoutes,
  ...productRoutes,
  ...priceRoutes,
  ...checkoutSessionRoutes,
  ...subscriptionRoutes,
  ...invoiceRoutes,
  ...invoicePaymentRoutes,
  ...paymentIntentRoutes,
  ...paymentMethodRoutes,
  ...chargeRoutes,
  ...refundRoutes,
  ...eventRoutes,
];
