import { textsOf } from '#shared/texts/texts.ts';

/** Our texts on Stripe's pages. */
export const stripeTexts = textsOf('stripe', {
  /** The name of the product on Stripe's payment page and invoices. */
  product: '{school} yearly subscription',
});
