import { textsOf } from '#shared/texts/texts.ts';

/** What mails of all kinds say. */
export const mailTexts = textsOf('mail', {
  hello: 'Hello,',
  helloName: 'Hello {name},',
  /** Beside the button, for programs that show none. */
  orOpen: 'Or open <link>link</link>',
  accountChanged: 'You get this mail because the account with this address was changed.',
  openProfile: 'Open your profile',
});
