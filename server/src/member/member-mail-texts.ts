import { texts } from '#shared/texts/member-mail/en.ts';
import { textsOf } from '#shared/texts/texts.ts';

/** What mails about roles say. */
export const memberMailTexts = textsOf('member-mail', texts);
