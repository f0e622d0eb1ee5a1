import { texts } from '#shared/texts/contact-mail/en.ts';
import { textsOf } from '#shared/texts/texts.ts';

/** What mails about messages from the contact form say. */
export const contactMailTexts = textsOf('contact-mail', texts);
