import type Stripe from 'stripe';
import { collectInvoice, defaultMethodOf, subscriptionOf } from '#sandbox/stripe/billing/collection.ts';
import { isBeingPaid } from '#sandbox/stripe/billing/invoicing.ts';
import { adoptCard } from '#sandbox/stripe/billing/replace-card.ts';
import { findTestCard, type TestCardOutcome } from '#sandbox/stripe/resources/test-cards.ts';
import { findCustomer } from '#sandbox/stripe/resources/customers.ts';
import type { SandboxContext } from '#sandbox/stripe/sandbox-state.ts';
import type { CardSubmission } from '#sandbox/stripe/stored-objects.ts';

/** What the portal shows of a customer. */
export interface Account {
  customer: Stripe.Customer;
  /** Those that are not over, newest first. */
  subscriptions: readonly Stripe.Subscription[];
  /** What waits to be paid, oldest first. */
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

/** The customer's present state, unless they were deleted. */
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

/** How changing the card went: the card was refused, the bank asks first, or it is kept and this became of what was open. */
export type CardChange = 'authenticates' | 'refused' | 'kept' | 'paid' | 'unpaid';

/** Keeps the card, and pays with it what is open. */
export function keepCard(
  context: SandboxContext,
  customerId: string,
  card: CardSubmission,
  isAuthenticated: boolean,
): CardChange {
  const method = adoptCard(context, customerId, card);
  const presence = isAuthenticated ? 'authenticated' : 'present';
  const outcomes = openInvoicesOf(context, customerId).map((invoice): TestCardOutcome =>
    collectInvoice(context, invoice, { method, presence, isScheduled: false }),
  );
  if (outcomes.length === 0) return 'kept';
  return outcomes.every((outcome) => outcome === 'succeeds') ? 'paid' : 'unpaid';
}

/** Tries to change the customer's card for a checked one; the card decides how that goes. */
export function changeCard(context: SandboxContext, customerId: string, card: CardSubmission): CardChange {
  const known = findTestCard(card.number);
  if (!known?.attaches) return 'refused';
  if (known.outcome === 'authenticates') return 'authenticates';
  return keepCard(context, customerId, card, false);
}
