import { texts } from '#shared/texts/mail/en.ts';
import { textsOf } from '#shared/texts/texts.ts';

/** What mails of all kinds say. */
export const mailTexts = textsOf('mail', texts);
