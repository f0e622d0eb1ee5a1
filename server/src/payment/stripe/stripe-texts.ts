import { texts } from '#shared/texts/stripe/en.ts';
import { textsOf } from '#shared/texts/texts.ts';

/** What Stripe shows to people in our words. */
export const stripeTexts = textsOf('stripe', texts);
