import { texts } from '#shared/texts/auth-mail/en.ts';
import { textsOf } from '#shared/texts/texts.ts';

/** What mails about accounts say. */
export const authMailTexts = textsOf('auth-mail', texts);
