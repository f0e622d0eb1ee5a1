import type Stripe from 'stripe';
import { collectInvoice, defaultMethodOf, subscriptionOf } from '#sandbox/stripe/billing/collection.ts';
import { isBeingPaid } from '#sandbox/stripe/billing/invoicing.ts';
import { adoptCard } from '#sandbox/stripe/billing/replace-card.ts';
import { findTestCard } from '#sandbox/stripe/resources/test-cards.ts';
import { findCustomer } from '#sandbox/stripe/resources/customers.ts';
import type { SandboxContext } from '#sandbox/stripe/sandbox-state.ts';
import type { CardSubmission } from '#sandbox/stripe/stored-objects.ts';

/** The content of a customer's portal. */
export interface Account {
  customer: Stripe.Customer;
  /** The running subscriptions, newest first. */
  subscriptions: readonly Stripe.Subscription[];
  /** The invoices to pay, oldest first. */
  openInvoices: readonly Stripe.Invoice[];
  method: Stripe.PaymentMethod | undefined;
}

function openInvoicesOf(context: SandboxContext, customerId: string): Stripe.Invoice[] {
  return context.store
    .all('invoice', { path: '$.customer', is: customerId }, { path: '$.status', is: 'open' })
    .filter((invoice) => subscriptionOf(context, invoice).ended_at === null)
    .filter((invoice) => !isBeingPaid(context, invoice))
    .toReversed();
}

/** The customer's current state; undefined if they are deleted. */
export function readAccount(context: SandboxContext, customerId: string): Account | undefined {
  const { store } = context;
  const customer = findCustomer(context, customerId);
  if (!customer) return undefined;
  const subscriptions = store.all(
    'subscription',
    { path: '$.customer', is: customerId },
    { path: '$.ended_at', is: null },
  );
  const preferred = customer.invoice_settings.default_payment_method;
  const [subscription] = subscriptions;
  const method = subscription
    ? defaultMethodOf(context, subscription)
    : preferred && store.find('payment_method', typeof preferred === 'string' ? preferred : preferred.id);
  return {
    customer,
    subscriptions,
    openInvoices: openInvoicesOf(context, customerId),
    method: method || undefined,
  };
}

/**
 * The result of a card change: the card was refused, the bank asks first, or the card is saved, with the result for
 * open invoices.
 */
export type CardChange = 'authenticates' | 'refused' | 'kept' | 'paid' | 'unpaid';

/** Saves the card, and pays open invoices with it. */
export function keepCard(
  context: SandboxContext,
  customerId: string,
  card: CardSubmission,
  isAuthenticated: boolean,
): CardChange {
  const method = adoptCard(context, customerId, card);
  const presence = isAuthenticated ? 'authenticated' : 'present';
  const outcomes = openInvoicesOf(context, customerId).map((invoice) =>
    collectInvoice(context, invoice, { method, presence, isScheduled: false }),
  );
  if (outcomes.length === 0) return 'kept';
  return outcomes.every((outcome) => outcome === 'succeeds') ? 'paid' : 'unpaid';
}

/** Tries to replace the customer's card by a validated one, which determines the result. */
export function changeCard(context: SandboxContext, customerId: string, card: CardSubmission): CardChange {
  const known = findTestCard(card.number);
  if (!known?.attaches) return 'refused';
  if (known.outcome === 'authenticates') return 'authenticates';
  return keepCard(context, customerId, card, false);
}
