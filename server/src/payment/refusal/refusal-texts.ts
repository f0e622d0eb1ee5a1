import { texts } from '#shared/texts/payment-problems/en.ts';
import { textsOf } from '#shared/texts/texts.ts';

/** What whoever runs the school reads of problems with payments. */
export const paymentProblemTexts = textsOf('payment-problems', texts);

/** The same of something that Stripe refuses: what does not work, what that means for people, and what to do about it. */
export const refusalTexts = paymentProblemTexts.refusals;
