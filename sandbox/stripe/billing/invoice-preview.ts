import { z } from 'zod';
import { apiRoute } from '#sandbox/stripe/api-route.ts';
import { createId, idOf } from '#sandbox/stripe/ids.ts';
import { parameter } from '#sandbox/stripe/parameters.ts';
import { noSuchReference, StripeApiError } from '#sandbox/stripe/stripe-error.ts';
import { upcomingInvoice } from './renewal.ts';

const previewParameters = z.strictObject({
  customer: parameter.text().optional(),
  subscription: parameter.text(),
});

/** https://docs.stripe.com/api/invoices/create_preview */
export const invoicePreviewRoutes = [
  apiRoute('POST', '/v1/invoices/create_preview', previewParameters, (context, parameters) => {
    const { customer, subscription: id } = parameters;
    const subscription = context.store.find('subscription', id);
    if (!subscription || (customer !== undefined && customer !== idOf(subscription.customer))) {
      throw noSuchReference('subscription', id, 'subscription');
    }
    const invoice = upcomingInvoice(context, subscription);
    if (!invoice) {
      throw new StripeApiError(404, `No upcoming invoices for customer: ${idOf(subscription.customer)}`, {
        code: 'invoice_upcoming_none',
      });
    }
    // The ID changes with each preview and belongs to no invoice.
    return { id: createId('in').replace('in_', 'upcoming_in_'), ...invoice };
  }),
];
