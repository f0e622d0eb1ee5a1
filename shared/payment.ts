import { texts as refusals } from './texts/payment-refusals/en.ts';
import { texts } from './texts/payment/en.ts';
import { textsOf } from './texts/texts.ts';

/** Notices and errors about checkouts, subscriptions and payments; those of section 5 and 9 are the specification's, to the letter. */
export const paymentMessages = textsOf('payment', texts);

/** What calls about payments are refused with: only the server says it, and browsers load no texts of it. */
export const paymentRefusals = textsOf('payment-refusals', refusals);
