import { texts } from '#shared/texts/factor-mail/en.ts';
import { textsOf } from '#shared/texts/texts.ts';

/** What mails about second factors say. */
export const factorMailTexts = textsOf('factor-mail', texts);
