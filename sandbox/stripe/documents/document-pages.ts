import express, { type Request, type Response, type Router } from 'express';
import type Stripe from 'stripe';
import { noticePage } from '#sandbox/stripe/checkout/page-frame.ts';
import { sendReply } from '#sandbox/stripe/checkout/page-reply.ts';
import { idOf } from '#sandbox/stripe/ids.ts';
import { formatAmount } from '#sandbox/stripe/money.ts';
import type { ObjectStore } from '#sandbox/stripe/object-store.ts';
import type { SandboxContext, SandboxState } from '#sandbox/stripe/sandbox-state.ts';
import { taxRows } from './document-parts.ts';
import { invoicePdf } from './invoice-pdf.ts';
import { invoicePage } from './invoice-view.ts';
import { receiptPage } from './receipt-view.ts';

/** The charge that paid an invoice. */
function chargeOf(store: ObjectStore, invoice: Stripe.Invoice): Stripe.Charge | undefined {
  const [payment] = store.all(
    'invoice_payment',
    { path: '$.invoice', is: invoice.id },
    { path: '$.status', is: 'paid' },
  );
  const intentId = payment?.payment.payment_intent;
  const chargeId = intentId && store.get('payment_intent', idOf(intentId)).latest_charge;
  return chargeId ? store.get('charge', idOf(chargeId)) : undefined;
}

/** The invoice that a charge paid. */
function invoiceOf(
  store: ObjectStore,
  { payment_intent: intent }: Stripe.Charge,
): Stripe.Invoice | undefined {
  if (!intent) return undefined;
  const [payment] = store.all('invoice_payment', { path: '$.payment.payment_intent', is: idOf(intent) });
  return payment && store.get('invoice', idOf(payment.invoice));
}

function showInvoice({ store }: SandboxContext, id: string): string | undefined {
  const invoice = store.find('invoice', id);
  if (!invoice?.hosted_invoice_url) return undefined;
  return invoicePage(invoice, chargeOf(store, invoice)?.receipt_url ?? null, taxRows(store, invoice));
}

function showReceipt({ store }: SandboxContext, id: string): string | undefined {
  const charge = store.find('charge', id);
  if (!charge?.receipt_url) return undefined;
  const refunds = store.all('refund', { path: '$.charge', is: id }, { path: '$.status', isNot: 'failed' });
  const invoice = invoiceOf(store, charge);
  const taxes = invoice ? taxRows(store, invoice) : [];
  return receiptPage({ charge, invoice, taxes, refunds: refunds.toReversed() });
}

function missingPage(): string {
  return noticePage({ title: 'There is no such document', text: 'The address is wrong.' });
}

function showDispute({ store }: SandboxContext, id: string): string | undefined {
  const dispute = store.find('dispute', id);
  if (!dispute) return undefined;
  return noticePage({
    title: `Dispute of ${formatAmount(dispute.amount, dispute.currency)}`,
    text: `Its status is ${dispute.status.replaceAll('_', ' ')}, its reason ${dispute.reason.replaceAll('_', ' ')}.`,
  });
}

/**
 * The pages for `hosted_invoice_url` and `receipt_url` at `/invoices/:id` and `/receipts/:id`, and those that replace
 * Stripe's dashboard.
 */
export function createDocumentPages(state: SandboxState): Router {
  const router = express.Router();
  const handle =
    (show: (context: SandboxContext, id: string) => string | undefined) =>
    (request: Request, response: Response): void => {
      const page = state.transact(null, (context) => show(context, String(request.params.id)));
      sendReply(response, page === undefined ? { page: missingPage(), status: 404 } : { page });
    };
  router.get('/invoices/:id', handle(showInvoice));
  router.get('/invoices/:id/pdf', (request, response) => {
    const pdf = state.transact(null, ({ store }) => {
      const invoice = store.find('invoice', request.params.id);
      return invoice?.invoice_pdf ? invoicePdf(invoice, taxRows(store, invoice)) : undefined;
    });
    if (!pdf) return sendReply(response, { page: missingPage(), status: 404 });
    response.set('Cache-Control', 'no-store').attachment('invoice.pdf').type('application/pdf').send(pdf);
  });
  router.get('/receipts/:id', handle(showReceipt));
  router.get('/dashboard/invoices/:id', handle(showInvoice));
  router.get('/dashboard/disputes/:id', handle(showDispute));
  return router;
}
