import { textsOf } from '#shared/texts/texts.ts';

/** Texts of all emails. */
export const mailTexts = textsOf('mail', {
  hello: 'Hello,',
  helloName: 'Hello {name},',
  /** Below the button, for email programs that do not show it. The address replaces `link`: `Or open https://…` */
  orOpen: 'Or open <link>link</link>',
  accountChanged: 'You get this email because the account with this address was changed.',
  openProfile: 'Open your profile',
});
