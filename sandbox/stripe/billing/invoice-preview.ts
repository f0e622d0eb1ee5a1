import { z } from 'zod';
import { apiRoute } from '#sandbox/stripe/api-route.ts';
import { createId, idOf } from '#sandbox/stripe/ids.ts';
import { parameter } from '#sandbox/stripe/parameters.ts';
import { noSuchReference, StripeApiError } from '#sandbox/stripe/stripe-error.ts';
import { upcomingInvoice } from './renewal.ts';
import { changedItems, itemParameters } from './subscription-items.ts';

const previewParameters = z.strictObject({
  customer: parameter.text().optional(),
  subscription: parameter.text(),
  subscription_details: z
    .strictObject({
      items: parameter.list(itemParameters, { maximum: 20 }),
      proration_behavior: parameter.choice('none'),
    })
    .optional(),
});

/** https://docs.stripe.com/api/invoices/create_preview */
export const invoicePreviewRoutes = [
  apiRoute('POST', '/v1/invoices/create_preview', previewParameters, (context, parameters) => {
    const { customer, subscription: id, subscription_details: details } = parameters;
    const subscription = context.store.find('subscription', id);
    if (!subscription || (customer !== undefined && customer !== idOf(subscription.customer))) {
      throw noSuchReference('subscription', id, 'subscription');
    }
    const items = details ? changedItems(context, subscription, details.items) : subscription.items;
    const invoice = upcomingInvoice(context, { ...subscription, items });
    if (!invoice) {
      throw new StripeApiError(404, `No upcoming invoices for customer: ${idOf(subscription.customer)}`, {
        code: 'invoice_upcoming_none',
      });
    }
    // The ID changes with each preview and belongs to no invoice.
    return { id: createId('in').replace('in_', 'upcoming_in_'), ...invoice };
  }),
];
