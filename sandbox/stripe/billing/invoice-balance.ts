import type Stripe from 'stripe';
import { smallestCharge } from '#shared/offer-settings.ts';
import { idOf } from '#sandbox/stripe/ids.ts';
import { changeBalance } from '#sandbox/stripe/resources/customer-balance.ts';
import { findCustomer } from '#sandbox/stripe/resources/customers.ts';
import type { SandboxContext } from '#sandbox/stripe/sandbox-state.ts';

/**
 * An invoice after the customer's balance (negative for a credit). A total below zero becomes a credit, and a sum that is
 * too small to be charged is carried over to the next invoice: https://docs.stripe.com/billing/customer/balance
 */
export function withBalance(invoice: Stripe.Invoice, balance: number): Stripe.Invoice {
  const owed = invoice.total + balance;
  const due = owed >= smallestCharge(invoice.currency) ? owed : 0;
  return {
    ...invoice,
    amount_due: due,
    amount_remaining: due,
    ending_balance: owed - due,
    starting_balance: balance,
  };
}

/** The balance of an invoice's customer in minor units. */
function balanceOf(context: SandboxContext, { customer }: Stripe.Invoice): number {
  return (customer && findCustomer(context, idOf(customer))?.balance) || 0;
}

function move(
  context: SandboxContext,
  { id, customer: reference, currency }: Stripe.Invoice,
  amount: number,
  type: 'applied_to_invoice' | 'invoice_too_small' | 'unapplied_from_invoice',
): void {
  const customer = reference && findCustomer(context, idOf(reference));
  if (customer && amount !== 0) changeBalance(context, customer, { amount, currency, type, invoice: id });
}

/** Uses the customer's balance for an invoice that is being finalized. */
export function applyBalance(context: SandboxContext, draft: Stripe.Invoice): Stripe.Invoice {
  const applied = withBalance(draft, balanceOf(context, draft));
  const { starting_balance: before, ending_balance: after } = applied;
  const change = (after ?? 0) - before;
  move(context, applied, change, (after ?? 0) > 0 ? 'invoice_too_small' : 'applied_to_invoice');
  return applied;
}

/** Gives back what an invoice used of the balance, because it is voided. */
export function unapplyBalance(context: SandboxContext, invoice: Stripe.Invoice): void {
  const { starting_balance: before, ending_balance: after } = invoice;
  move(context, invoice, before - (after ?? 0), 'unapplied_from_invoice');
}
