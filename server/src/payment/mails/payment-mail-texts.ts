import { texts } from '#shared/texts/payment-mail/en.ts';
import { textsOf } from '#shared/texts/texts.ts';

/** What mails about payments say. */
export const paymentMailTexts = textsOf('payment-mail', texts);
