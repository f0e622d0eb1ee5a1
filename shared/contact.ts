import { texts } from './texts/contact/en.ts';
import { textsOf } from './texts/texts.ts';

/** Lengths count characters (code points), sizes count bytes. */
export const contactLimits = {
  contactMessage: { max: 5000 },
  contactReply: { max: 5000 },
} as const;

/** Notices and errors about the contact form; those of section 5 and 9 are the specification's, to the letter. */
export const contactMessages = textsOf('contact', texts);
