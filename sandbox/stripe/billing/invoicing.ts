import type Stripe from 'stripe';
import { idOf } from '#sandbox/stripe/ids.ts';
import { buildInvoicePayment, openPaymentOf } from '#sandbox/stripe/resources/invoice-payments.ts';
import { attachItems, lineOfItem, pendingItems } from '#sandbox/stripe/resources/invoice-items.ts';
import { reduceInvoice } from '#sandbox/stripe/resources/discounts.ts';
import {
  buildDraftInvoice,
  finalizeInvoice,
  type BillingReason,
} from '#sandbox/stripe/resources/invoices.ts';
import { changePaymentIntent, createPaymentIntent } from '#sandbox/stripe/resources/payment-intents.ts';
import { buildInvoiceLine } from '#sandbox/stripe/resources/subscription-build.ts';
import { taxInvoice } from '#sandbox/stripe/tax/invoice-tax.ts';
import { taxNumbersOf } from '#sandbox/stripe/tax/tax-ids.ts';
import type { SandboxContext } from '#sandbox/stripe/sandbox-state.ts';
import { applyBalance, unapplyBalance, withBalance } from './invoice-balance.ts';

function nameOfProduct({ store }: SandboxContext, { price }: Stripe.SubscriptionItem): string {
  return store.get('product', idOf(price.product)).name;
}

function customerOf({ store }: SandboxContext, { customer }: Stripe.Subscription): Stripe.Customer {
  const found = store.get('customer', idOf(customer));
  if (found.deleted) throw new Error('A customer without subscriptions is not billed');
  return found;
}

/** Whether the current period of an item is free. */
const isTrial = ({ trial_end: end }: Stripe.Subscription, item: Stripe.SubscriptionItem): boolean =>
  end !== null && item.current_period_end <= end;

/**
 * The invoice of a subscription's current period and its pending items, neither saved nor announced by an event.
 * @param scope `items` for an invoice of the pending items alone
 */
export function draftInvoice(
  context: SandboxContext,
  subscription: Stripe.Subscription,
  reason: BillingReason,
  scope: 'items' | 'period' = 'period',
): Stripe.Invoice {
  const customer = customerOf(context, subscription);
  const pending = pendingItems(context, subscription.id);
  const billed = scope === 'period' ? subscription.items.data : [];
  const lines = (invoiceId: string): Stripe.InvoiceLineItem[] => [
    ...pending.map((item) => lineOfItem(item, invoiceId)),
    ...billed.map((item) =>
      buildInvoiceLine(item, nameOfProduct(context, item), invoiceId, isTrial(subscription, item)),
    ),
  ];
  const draft = buildDraftInvoice({
    created: context.now(),
    customer,
    taxNumbers: taxNumbersOf(context, customer.id),
    reason,
    lines,
    subscription,
  });
  // A preview leaves the items pending.
  if (reason !== 'upcoming') attachItems(context, pending, draft.id);
  const discounts = subscription.discounts.map(idOf);
  const taxed = taxInvoice(context, reduceInvoice(context, draft, discounts), customer);
  return reason === 'subscription_create' ? taxed : withBalance(taxed, customer.balance);
}

/** Assigns the customer's next invoice number. */
function takeNumber({ store }: SandboxContext, customer: Stripe.Customer): string {
  const { next_invoice_sequence: sequence = 1 } = customer;
  store.save('customer', { ...customer, next_invoice_sequence: sequence + 1 });
  return `${customer.invoice_prefix}-${String(sequence).padStart(4, '0')}`;
}

/**
 * Finalizes a draft: it gets its number and can be paid. It uses the customer's balance, except for the first invoice of
 * a checkout, whose total the payer has seen.
 */
export function openInvoice(
  context: SandboxContext,
  draft: Stripe.Invoice,
  subscription: Stripe.Subscription,
): Stripe.Invoice {
  const now = context.now();
  const number = takeNumber(context, customerOf(context, subscription));
  const isOfCheckout = draft.billing_reason === 'subscription_create' && subscription.default_payment_method;
  const balanced = isOfCheckout ? { ...draft, ending_balance: 0 } : applyBalance(context, draft);
  const numbered: Stripe.Invoice = {
    ...balanced,
    automatically_finalizes_at: null,
    effective_at: now,
    number,
  };
  const invoice = finalizeInvoice(numbered, now, context.pagesUrl);
  context.store.save('invoice', invoice);
  context.events.record('invoice.finalized', invoice);
  return invoice;
}

/** The payment intent of an open invoice, created if missing. */
export function intentOf(context: SandboxContext, invoice: Stripe.Invoice): Stripe.PaymentIntent {
  const { store } = context;
  const known = openPaymentOf(context, invoice.id)?.payment.payment_intent;
  if (known) return store.get('payment_intent', idOf(known));
  const isFirst = invoice.billing_reason === 'subscription_create';
  const billed = invoice.parent?.subscription_details?.subscription;
  const { presentment_details: presented } = billed ? store.get('subscription', idOf(billed)) : {};
  const intent = createPaymentIntent(context, {
    amount: invoice.amount_due,
    currency: invoice.currency,
    customer: invoice.customer && idOf(invoice.customer),
    description: isFirst ? 'Subscription creation' : 'Subscription update',
    payerCurrency: presented?.presentment_currency ?? null,
  });
  store.save('invoice_payment', buildInvoicePayment(invoice, intent.id, context.now()));
  return intent;
}

/** Whether the bank processes a payment of this invoice, so that no other may begin. */
export function isBeingPaid(context: SandboxContext, { id }: Stripe.Invoice): boolean {
  const intent = openPaymentOf(context, id)?.payment.payment_intent;
  return intent !== undefined && context.store.get('payment_intent', idOf(intent)).status === 'processing';
}

/** Closes an open invoice without payment. */
function closeInvoice(
  context: SandboxContext,
  event: 'invoice.marked_uncollectible' | 'invoice.voided',
  invoice: Stripe.Invoice,
  changes: Pick<Stripe.Invoice, 'status' | 'status_transitions'>,
): Stripe.Invoice {
  const closed: Stripe.Invoice = { ...invoice, ...changes, auto_advance: false, next_payment_attempt: null };
  context.store.save('invoice', closed);
  context.events.record(event, closed);
  return closed;
}

/** Cancels the pending payment of an invoice that is voided or paid in another way. */
export function cancelPayment(
  context: SandboxContext,
  invoice: Stripe.Invoice,
  reason: 'void_invoice' | null,
): void {
  const { store } = context;
  const now = context.now();
  const payment = openPaymentOf(context, invoice.id);
  if (!payment?.payment.payment_intent) return;
  const transitions = { ...payment.status_transitions, canceled_at: now };
  store.save('invoice_payment', { ...payment, status: 'canceled', status_transitions: transitions });
  const intent = store.get('payment_intent', idOf(payment.payment.payment_intent));
  changePaymentIntent(context, 'payment_intent.canceled', intent, {
    canceled_at: now,
    cancellation_reason: reason,
    next_action: null,
    status: 'canceled',
  });
}

/** Voids an open invoice and its pending payment. */
export function voidInvoice(context: SandboxContext, invoice: Stripe.Invoice): Stripe.Invoice {
  cancelPayment(context, invoice, 'void_invoice');
  unapplyBalance(context, invoice);
  const transitions = { ...invoice.status_transitions, voided_at: context.now() };
  return closeInvoice(context, 'invoice.voided', invoice, {
    status: 'void',
    status_transitions: transitions,
  });
}

/** Marks an open invoice as uncollectible. */
export function markUncollectible(context: SandboxContext, invoice: Stripe.Invoice): void {
  const transitions = { ...invoice.status_transitions, marked_uncollectible_at: context.now() };
  const changes = { status: 'uncollectible', status_transitions: transitions } as const;
  closeInvoice(context, 'invoice.marked_uncollectible', invoice, changes);
}
