import type Stripe from 'stripe';
import { approveCard } from '#sandbox/stripe/billing/card-outcome.ts';
import { draftInvoice, openInvoice } from '#sandbox/stripe/billing/invoicing.ts';
import { planNotice } from '#sandbox/stripe/billing/renewal.ts';
import { settleInvoice, takeCharge } from '#sandbox/stripe/billing/settlement.ts';
import { idOf } from '#sandbox/stripe/ids.ts';
import { describePresentment } from '#sandbox/stripe/presentment.ts';
import { describePayer } from '#sandbox/stripe/resources/checkout-session-create.ts';
import { changeCustomer, createCustomer, findCustomer } from '#sandbox/stripe/resources/customers.ts';
import { lastingDiscounts, redeemCode } from '#sandbox/stripe/resources/discounts.ts';
import { attachMethod, setDefaultMethod } from '#sandbox/stripe/resources/payment-methods.ts';
import { buildSubscription } from '#sandbox/stripe/resources/subscription-build.ts';
import { changeSubscription } from '#sandbox/stripe/resources/subscriptions.ts';
import { addTaxId } from '#sandbox/stripe/tax/tax-ids.ts';
import type { SandboxContext } from '#sandbox/stripe/sandbox-state.ts';
import type { CheckoutState, PayerAddress } from '#sandbox/stripe/stored-objects.ts';
import { payerCurrencyOf } from './payer-currency.ts';

/** A session that can still be paid, with its state in the sandbox. */
export interface OpenCheckout {
  session: Stripe.Checkout.Session;
  state: CheckoutState;
}

/** The payer, as entered on the hosted page. */
export interface Payer {
  name: string;
  email: string;
}

/** A card that can be charged. */
export interface ApprovedPayment {
  card: Payer;
  /** Null if nothing is due. */
  intent: Stripe.PaymentIntent | null;
  method: Stripe.PaymentMethod;
  authenticated: boolean;
}

/** The subscription of a checkout with its first invoice, which is open. */
export interface Billing {
  customer: Stripe.Customer;
  subscription: Stripe.Subscription;
  invoice: Stripe.Invoice;
}

function toAddress(address: PayerAddress | null): Stripe.Address | null {
  if (!address) return null;
  const { country, postalCode } = address;
  return { city: null, country, line1: null, line2: null, postal_code: postalCode, state: null };
}

function payerOf(
  context: SandboxContext,
  { session, state }: OpenCheckout,
  { email, name }: Payer,
): Stripe.Customer {
  const known = session.customer ? findCustomer(context, idOf(session.customer)) : undefined;
  const business = state.business ?? null;
  const customer = known ?? createCustomer(context, { email, name });
  const address = toAddress(state.address);
  const isKept = address !== null && (!known || state.saves_address);
  const isNamed = known === undefined || state.saves_name === true;
  if (business?.taxNumber) addTaxId(context, customer.id, business.taxNumber);
  return changeCustomer(context, customer, {
    email: customer.email ?? email,
    ...(isKept && { address }),
    ...(isNamed && { name: business?.name ?? name }),
  });
}

function buildTerms(
  context: SandboxContext,
  checkout: OpenCheckout,
  customer: Stripe.Customer,
  method: Stripe.PaymentMethod,
  status: 'active' | 'incomplete',
): Stripe.Subscription {
  const { session, state } = checkout;
  const isTaxed = session.automatic_tax.enabled;
  const payerCurrency = payerCurrencyOf(checkout);
  return {
    ...buildSubscription({
      checkout: state,
      currency: session.currency ?? '',
      customerId: customer.id,
      paymentMethodId: method.id,
      start: context.now(),
    }),
    automatic_tax: { disabled_reason: null, enabled: isTaxed, liability: isTaxed ? { type: 'self' } : null },
    ...(payerCurrency !== null && { presentment_details: { presentment_currency: payerCurrency } }),
    status,
  };
}

/**
 * Starts the billing of a checkout: attaches the payment method to the payer, creates the subscription, and opens its
 * first invoice.
 * @param status of the subscription until that invoice is paid; slow payments do not delay it
 */
export function startBilling(
  context: SandboxContext,
  checkout: OpenCheckout,
  payer: Payer,
  method: Stripe.PaymentMethod,
  status: 'active' | 'incomplete',
): Billing {
  const { store, events } = context;
  const customer = payerOf(context, checkout, payer);
  attachMethod(context, method, customer.id);
  const built = buildTerms(context, checkout, customer, method, status);
  const discount = redeemCode(context, checkout.session, built);
  const discounts = discount ? [discount.id] : [];
  const draft = draftInvoice(context, { ...built, discounts }, 'subscription_create');
  const subscription: Stripe.Subscription = {
    ...built,
    discounts: lastingDiscounts(context, discounts),
    latest_invoice: draft.id,
  };
  store.save('subscription', subscription);
  planNotice(context, subscription);
  events.record('customer.subscription.created', subscription);
  events.record('invoice.created', draft);
  return { customer, subscription, invoice: openInvoice(context, draft, subscription) };
}

/** Completes the session. */
export function closeSession(
  context: SandboxContext,
  checkout: OpenCheckout,
  { customer, subscription, invoice }: Billing,
  payer: Payer,
  paymentStatus: Stripe.Checkout.Session.PaymentStatus,
): void {
  const { session, state } = checkout;
  const { store, events } = context;
  const payerCurrency = payerCurrencyOf(checkout);
  const { default_payment_method: method } = subscription;
  if (method) setDefaultMethod(context, customer.id, idOf(method), { currency: session.currency });
  const tax = session.automatic_tax;
  const complete: Stripe.Checkout.Session = {
    ...session,
    automatic_tax: tax.enabled ? { ...tax, status: 'complete' } : tax,
    customer: customer.id,
    customer_details: describePayer(
      payer.email,
      payer.name,
      toAddress(state.address),
      state.business ?? null,
    ),
    invoice: invoice.id,
    payment_status: paymentStatus,
    ...(payerCurrency !== null && {
      presentment_details: describePresentment(
        session.amount_total ?? 0,
        session.currency ?? '',
        payerCurrency,
      ),
    }),
    status: 'complete',
    subscription: subscription.id,
    url: null,
  };
  store.save('checkout.session', complete);
  store.save('checkout_state', { ...state, authenticating: null });
  events.record('checkout.session.completed', complete);
}

/** Performs everything that a checkout by card causes, in Stripe's order. Must run in one transaction. */
export function completeCheckout(
  context: SandboxContext,
  checkout: OpenCheckout,
  { card, intent, method, authenticated }: ApprovedPayment,
): void {
  const billing = startBilling(context, checkout, card, method, 'incomplete');
  const { customer, subscription, invoice } = billing;
  if (intent) takeCharge(context, { intent: { ...intent, customer: customer.id }, method, authenticated });
  if (authenticated) approveCard(context, method);
  settleInvoice(context, invoice, intent?.id ?? null);
  changeSubscription(context, subscription, { status: subscription.trial_end ? 'trialing' : 'active' });
  closeSession(context, checkout, billing, card, intent ? 'paid' : 'no_payment_required');
}
