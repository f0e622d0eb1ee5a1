import type Stripe from 'stripe';
import { z } from 'zod';
import { apiRoute } from '#sandbox/stripe/api-route.ts';
import type { SandboxContext } from '#sandbox/stripe/sandbox-state.ts';
import { invalidRequest, noSuchObject } from '#sandbox/stripe/stripe-error.ts';
import { isBeingPaid, voidInvoice } from './invoicing.ts';

const VOIDABLE: readonly (string | null)[] = ['open', 'uncollectible'] satisfies Stripe.Invoice.Status[];

function voidById(context: SandboxContext, _parameters: object, id: string): Stripe.Invoice {
  const invoice = context.store.find('invoice', id);
  if (!invoice) throw noSuchObject('invoice', id, 'invoice');
  if (!VOIDABLE.includes(invoice.status)) {
    throw invalidRequest(
      "You can only pass in open or uncollectible invoices. This invoice isn't.",
      undefined,
      'invoice_not_editable',
    );
  }
  if (isBeingPaid(context, invoice)) {
    throw invalidRequest(
      'This invoice has a payment that is still processing, so that it cannot be voided.',
      undefined,
      'payment_intent_unexpected_state',
    );
  }
  return voidInvoice(context, invoice);
}

/** https://docs.stripe.com/api/invoices/void */
export const invoiceVoidRoutes = [apiRoute('POST', '/v1/invoices/:id/void', z.strictObject({}), voidById)];
