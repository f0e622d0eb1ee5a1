import type Stripe from 'stripe';
import { z } from 'zod';
import { apiRoute } from '#sandbox/stripe/api-route.ts';
import { idOf } from '#sandbox/stripe/ids.ts';
import { parameter } from '#sandbox/stripe/parameters.ts';
import { declineOf } from '#sandbox/stripe/resources/test-cards.ts';
import type { SandboxContext } from '#sandbox/stripe/sandbox-state.ts';
import {
  authenticationRequired,
  cardDeclined,
  invalidRequest,
  KeptRefusal,
  noSuchObject,
} from '#sandbox/stripe/stripe-error.ts';
import { requireMethodOf } from '#sandbox/stripe/resources/attached-method.ts';
import { finalizeByHand } from './invoice-finalize.ts';
import { isBeingPaid } from './invoicing.ts';
import { collectInvoice, defaultMethodOf, payOutside, subscriptionOf } from './collection.ts';

const payParameters = z.strictObject({
  off_session: parameter.boolean().optional(),
  paid_out_of_band: parameter.boolean().optional(),
  payment_method: parameter.text().optional(),
});

type PayFields = z.output<typeof payParameters>;

function payableInvoice(context: SandboxContext, id: string): Stripe.Invoice {
  const invoice = context.store.find('invoice', id);
  if (!invoice) throw noSuchObject('invoice', id, 'invoice');
  if (invoice.status === 'paid') {
    throw invalidRequest('Invoice is already paid', undefined, 'invoice_already_paid');
  }
  if (invoice.status === 'draft') return finalizeByHand(context, invoice);
  if (isBeingPaid(context, invoice)) {
    throw invalidRequest(
      'This invoice has a payment that is still processing. Wait for its outcome before you pay it again.',
      undefined,
      'payment_intent_unexpected_state',
    );
  }
  if (invoice.status === 'open') return invoice;
  throw invalidRequest(
    `This invoice can no longer be paid: its status is ${String(invoice.status)}.`,
    undefined,
    'invoice_not_editable',
  );
}

function methodToCharge(
  context: SandboxContext,
  invoice: Stripe.Invoice,
  { payment_method: id }: PayFields,
): Stripe.PaymentMethod {
  const subscription = subscriptionOf(context, invoice);
  const method =
    id === undefined
      ? defaultMethodOf(context, subscription)
      : requireMethodOf(context, idOf(subscription.customer), id, 'payment_method');
  if (method) return method;
  throw invalidRequest(
    'There is no `default_payment_method` set on this Customer or Invoice. Please attach a payment method first.',
    'payment_method',
    'resource_missing',
  );
}

/** Tries to collect an invoice at once, outside the schedule. A failed attempt is recorded too. */
function pay(context: SandboxContext, fields: PayFields, id: string): Stripe.Invoice | KeptRefusal {
  const invoice = payableInvoice(context, id);
  if (fields.paid_out_of_band) return payOutside(context, invoice);
  const method = methodToCharge(context, invoice, fields);
  const presence = (fields.off_session ?? true) ? 'absent' : 'present';
  const outcome = collectInvoice(context, invoice, { method, presence, isScheduled: false });
  if (outcome === 'succeeds' || outcome === 'processes') return context.store.get('invoice', id);
  return new KeptRefusal(
    outcome === 'declines' ? cardDeclined(declineOf(method.card?.last4 ?? '')) : authenticationRequired(),
  );
}

/** https://docs.stripe.com/api/invoices/pay */
export const invoicePayRoutes = [apiRoute('POST', '/v1/invoices/:id/pay', payParameters, pay)];
