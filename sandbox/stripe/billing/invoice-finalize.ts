import type Stripe from 'stripe';
import { z } from 'zod';
import { apiRoute } from '#sandbox/stripe/api-route.ts';
import { parameter } from '#sandbox/stripe/parameters.ts';
import type { SandboxContext } from '#sandbox/stripe/sandbox-state.ts';
import { invalidRequest, noSuchObject } from '#sandbox/stripe/stripe-error.ts';
import { subscriptionOf } from './collection.ts';
import { FINALIZATION_CODE, finalizationError } from './fail-finalization.ts';
import { openInvoice } from './invoicing.ts';

const finalizeParameters = z.strictObject({ auto_advance: parameter.boolean().optional() });

/**
 * Finalizes a draft by hand.
 * @throws StripeApiError (400) if the reason for which it is a draft persists
 */
export function finalizeByHand(context: SandboxContext, draft: Stripe.Invoice): Stripe.Invoice {
  const subscription = subscriptionOf(context, draft);
  const fault = finalizationError(context, subscription);
  if (fault !== null) throw invalidRequest(fault, undefined, FINALIZATION_CODE);
  return openInvoice(context, { ...draft, last_finalization_error: null }, subscription);
}

/** With `auto_advance`, Stripe then collects the payment by itself. */
function finalize(
  context: SandboxContext,
  { auto_advance: sent }: z.output<typeof finalizeParameters>,
  id: string,
): Stripe.Invoice {
  const draft = context.store.find('invoice', id);
  if (!draft) throw noSuchObject('invoice', id, 'invoice');
  if (draft.status !== 'draft') {
    throw invalidRequest(
      "This invoice is already finalized, you can't re-finalize a non-draft invoice.",
      undefined,
      'invoice_not_editable',
    );
  }
  const { auto_advance: current } = draft;
  const advances = sent ?? current;
  const next_payment_attempt = advances ? context.now() : null;
  return finalizeByHand(context, { ...draft, auto_advance: advances, next_payment_attempt });
}

/** https://docs.stripe.com/api/invoices/finalize */
export const invoiceFinalizeRoutes = [
  apiRoute('POST', '/v1/invoices/:id/finalize', finalizeParameters, finalize),
];
