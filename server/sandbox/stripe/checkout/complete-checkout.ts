import type Stripe from 'stripe';
import { idOf } from '#sandbox/stripe/ids.ts';
import { buildCharge } from '#sandbox/stripe/resources/charges.ts';
import { describePayer } from '#sandbox/stripe/resources/checkout-session-create.ts';
import { changeCustomer, createCustomer, findCustomer } from '#sandbox/stripe/resources/customers.ts';
import { buildInvoicePayment } from '#sandbox/stripe/resources/invoice-payments.ts';
import { buildDraftInvoice, finalizeInvoice, payInvoice } from '#sandbox/stripe/resources/invoices.ts';
import { changePaymentIntent } from '#sandbox/stripe/resources/payment-intents.ts';
import { buildInvoiceLine, buildSubscription } from '#sandbox/stripe/resources/subscription-build.ts';
import { changeSubscription } from '#sandbox/stripe/resources/subscriptions.ts';
import type { SandboxContext } from '#sandbox/stripe/sandbox-state.ts';
import type { CardSubmission, CheckoutState } from '#sandbox/stripe/stored-objects.ts';

/** A session that can still be paid, with what the sandbox remembers of it. */
export interface OpenCheckout {
  session: Stripe.Checkout.Session;
  state: CheckoutState;
}

/** A payment that the bank agreed to. */
export interface ApprovedPayment {
  card: CardSubmission;
  intent: Stripe.PaymentIntent;
  method: Stripe.PaymentMethod;
  authenticated: boolean;
}

function payerOf(
  context: SandboxContext,
  { session }: OpenCheckout,
  { email, name }: CardSubmission,
): Stripe.Customer {
  const customer = session.customer ? findCustomer(context, idOf(session.customer)) : undefined;
  if (!customer) return createCustomer(context, { email, name });
  return customer.email === null ? changeCustomer(context, customer, { email }) : customer;
}

function attachMethod(
  { store, events }: SandboxContext,
  method: Stripe.PaymentMethod,
  customer: Stripe.Customer,
): void {
  const attached: Stripe.PaymentMethod = { ...method, customer: customer.id };
  store.save('payment_method', attached);
  events.record('payment_method.attached', attached);
}

function numberOf(customer: Stripe.Customer): string {
  return `${customer.invoice_prefix}-${String(customer.next_invoice_sequence).padStart(4, '0')}`;
}

function nameOfProduct({ store }: SandboxContext, { price }: Stripe.SubscriptionItem): string {
  return store.get('product', idOf(price.product)).name;
}

interface Billing {
  subscription: Stripe.Subscription;
  invoice: Stripe.Invoice;
}

/** The subscription with its first invoice, which waits for payment. */
function startBilling(
  context: SandboxContext,
  { session, state }: OpenCheckout,
  customer: Stripe.Customer,
  method: Stripe.PaymentMethod,
): Billing {
  const { store, events } = context;
  const start = context.now();
  const currency = session.currency ?? '';
  const built = buildSubscription({
    checkout: state,
    currency,
    customerId: customer.id,
    paymentMethodId: method.id,
    start,
  });
  const draft = buildDraftInvoice({
    created: start,
    currency,
    customer,
    number: numberOf(customer),
    lines: (invoiceId) =>
      built.items.data.map((item) => buildInvoiceLine(item, nameOfProduct(context, item), invoiceId)),
    subscription: built,
  });
  const subscription: Stripe.Subscription = { ...built, latest_invoice: draft.id };
  const invoice = finalizeInvoice(draft, start);
  store.save('subscription', subscription);
  store.save('invoice', invoice);
  events.record('customer.subscription.created', subscription);
  events.record('invoice.created', draft);
  events.record('invoice.finalized', invoice);
  return { subscription, invoice };
}

function takePayment(
  context: SandboxContext,
  { intent, method, authenticated }: ApprovedPayment,
  customer: Stripe.Customer,
): void {
  const { store, events } = context;
  const owned: Stripe.PaymentIntent = { ...intent, customer: customer.id };
  const charge = buildCharge({ created: context.now(), intent: owned, method, authenticated });
  store.save('charge', charge);
  events.record('charge.succeeded', charge);
  changePaymentIntent(context, 'payment_intent.succeeded', owned, {
    amount_received: owned.amount,
    last_payment_error: null,
    latest_charge: charge.id,
    next_action: null,
    payment_method: method.id,
    status: 'succeeded',
  });
}

function settleInvoice(context: SandboxContext, invoice: Stripe.Invoice, intentId: string): void {
  const { store, events } = context;
  const now = context.now();
  const paid = payInvoice(invoice, now);
  const payment = buildInvoicePayment(invoice, intentId, now);
  store.save('invoice', paid);
  store.save('invoice_payment', payment);
  events.record('invoice_payment.paid', payment);
  events.record('invoice.paid', paid);
  events.record('invoice.payment_succeeded', paid);
}

function closeSession(
  { store, events }: SandboxContext,
  { session, state }: OpenCheckout,
  customer: Stripe.Customer,
  { subscription, invoice }: Billing,
  card: CardSubmission,
): void {
  const complete: Stripe.Checkout.Session = {
    ...session,
    customer: customer.id,
    customer_details: describePayer(card.email, card.name),
    invoice: invoice.id,
    payment_status: 'paid',
    status: 'complete',
    subscription: subscription.id,
    url: null,
  };
  store.save('checkout.session', complete);
  store.save('checkout_state', { ...state, authenticating: null });
  events.record('checkout.session.completed', complete);
}

/** Everything that a paid subscription checkout brings about, in Stripe's order. Call it in one transaction. */
export function completeCheckout(
  context: SandboxContext,
  checkout: OpenCheckout,
  payment: ApprovedPayment,
): void {
  const customer = payerOf(context, checkout, payment.card);
  attachMethod(context, payment.method, customer);
  const billing = startBilling(context, checkout, customer, payment.method);
  takePayment(context, payment, customer);
  settleInvoice(context, billing.invoice, payment.intent.id);
  changeSubscription(context, billing.subscription, { status: 'active' });
  changeCustomer(context, customer, {
    currency: checkout.session.currency,
    next_invoice_sequence: (customer.next_invoice_sequence ?? 1) + 1,
  });
  closeSession(context, checkout, customer, billing, payment.card);
}
