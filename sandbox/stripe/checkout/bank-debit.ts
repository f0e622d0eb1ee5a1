import type Stripe from 'stripe';
import { beginDebit } from '#sandbox/stripe/billing/debit-begin.ts';
import { debitOf, settleDebit } from '#sandbox/stripe/billing/debit-settle.ts';
import { idOf } from '#sandbox/stripe/ids.ts';
import { buildInvoicePayment } from '#sandbox/stripe/resources/invoice-payments.ts';
import { buildBankAccount, findTestBank } from '#sandbox/stripe/resources/test-banks.ts';
import type { SandboxContext, SandboxState } from '#sandbox/stripe/sandbox-state.ts';
import { invalidRequest, noSuchObject } from '#sandbox/stripe/stripe-error.ts';
import { closeSession, startBilling, type OpenCheckout, type Payer } from './complete-checkout.ts';

/**
 * Pays an open checkout by a debit that the bank decides days later. As with Stripe, the subscription is active at
 * once, while its first invoice is open and the payment is processing.
 * @param number of a test account
 */
export function payByBankDebit(
  context: SandboxContext,
  checkout: OpenCheckout,
  intent: Stripe.PaymentIntent,
  payer: Payer,
  number: string,
): void {
  const now = context.now();
  const method = buildBankAccount(payer, findTestBank(number), now);
  const billing = startBilling(context, checkout, payer, method, 'active');
  const owned: Stripe.PaymentIntent = { ...intent, customer: billing.customer.id };
  context.store.save('invoice_payment', buildInvoicePayment(billing.invoice, intent.id, now));
  beginDebit(context, owned, method);
  closeSession(context, checkout, billing, payer, 'unpaid');
}

/**
 * Confirms or refuses the pending debit of a complete checkout at once.
 * @throws StripeApiError (400 or 404) if there is no such checkout, or no pending debit
 */
export function settleBankDebit(
  state: SandboxState,
  sessionId: string,
  outcome: 'succeeded' | 'failed',
): void {
  state.transact(null, (context) => {
    const session = context.store.find('checkout.session', sessionId);
    if (!session) throw noSuchObject('checkout.session', sessionId, 'session');
    const debit = session.invoice && debitOf(context, context.store.get('invoice', idOf(session.invoice)));
    if (!debit) throw invalidRequest(`No bank debit is under way for the checkout ${sessionId}.`, 'session');
    settleDebit(context, debit, outcome);
  });
}
