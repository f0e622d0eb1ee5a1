import type { TextTree } from '#shared/texts/texts.ts';

export const texts = {
  /** How what is sold is called on Stripe's payment page and invoices. */
  product: '{school} yearly subscription',
} as const satisfies TextTree;
