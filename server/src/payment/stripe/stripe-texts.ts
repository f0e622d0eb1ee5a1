import { textsOf } from '#shared/texts/texts.ts';

/** What Stripe shows to people in our words. */
export const stripeTexts = textsOf('stripe', {
  /** How what is sold is called on Stripe's payment page and invoices. */
  product: '{school} yearly subscription',
});
