import type { ApiRoute } from './api-route.ts';
import { accountRoutes } from './resources/account.ts';
import { balanceTransactionRoutes } from './resources/balance-transactions.ts';
import { chargeRoutes } from './resources/charges.ts';
import { checkoutSessionRoutes } from './resources/checkout-sessions.ts';
import { couponRoutes } from './resources/coupons.ts';
import { customerBalanceRoutes } from './resources/customer-balance.ts';
import { fraudWarningRoutes } from './resources/fraud-warnings.ts';
import { invoiceItemRoutes } from './resources/invoice-items.ts';
import { customerRoutes } from './resources/customers.ts';
import { disputeRoutes } from './resources/disputes.ts';
import { eventRoutes } from './resources/events.ts';
import { invoicePaymentRoutes } from './resources/invoice-payments.ts';
import { invoiceFinalizeRoutes } from './billing/invoice-finalize.ts';
import { invoicePayRoutes } from './billing/invoice-pay.ts';
import { invoicePreviewRoutes } from './billing/invoice-preview.ts';
import { invoiceVoidRoutes } from './billing/invoice-void.ts';
import { invoiceRoutes } from './resources/invoices.ts';
import { paymentIntentRoutes } from './resources/payment-intents.ts';
import { paymentMethodRoutes } from './resources/payment-methods.ts';
import { portalSessionRoutes } from './resources/portal-sessions.ts';
import { priceRoutes } from './resources/prices.ts';
import { productRoutes } from './resources/products.ts';
import { promotionCodeRoutes } from './resources/promotion-codes.ts';
import { refundRoutes } from './resources/refunds.ts';
import { subscriptionCreateRoutes } from './billing/subscription-create.ts';
import { subscriptionUpdateRoutes } from './billing/subscription-items.ts';
import { subscriptionPauseRoutes } from './billing/subscription-pause.ts';
import { subscriptionRoutes } from './resources/subscriptions.ts';
import { taxIdRoutes } from './tax/tax-ids.ts';
import { taxRateRoutes } from './tax/tax-rates.ts';

/** Every endpoint of Stripe's API that the sandbox implements. */
export const API_ROUTES: readonly ApiRoute[] = [
  ...accountRoutes,
  ...customerRoutes,
  ...customerBalanceRoutes,
  ...invoiceItemRoutes,
  ...productRoutes,
  ...priceRoutes,
  ...checkoutSessionRoutes,
  ...subscriptionCreateRoutes,
  ...subscriptionRoutes,
  ...subscriptionUpdateRoutes,
  ...subscriptionPauseRoutes,
  ...invoiceRoutes,
  ...invoicePreviewRoutes,
  ...invoiceFinalizeRoutes,
  ...invoicePayRoutes,
  ...invoiceVoidRoutes,
  ...invoicePaymentRoutes,
  ...paymentIntentRoutes,
  ...paymentMethodRoutes,
  ...chargeRoutes,
  ...refundRoutes,
  ...disputeRoutes,
  ...fraudWarningRoutes,
  ...couponRoutes,
  ...promotionCodeRoutes,
  ...portalSessionRoutes,
  ...balanceTransactionRoutes,
  ...taxIdRoutes,
  ...taxRateRoutes,
  ...eventRoutes,
];
