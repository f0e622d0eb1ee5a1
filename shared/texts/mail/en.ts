import type { TextTree } from '#shared/texts/texts.ts';

/** What mails of all kinds have. */
export const texts = {
  hello: 'Hello,',
  helloName: 'Hello {name},',
  /** Beside the button, for programs that show none. */
  orOpen: 'Or open <link>link</link>',
  accountChanged: 'You get this mail because the account with this address was changed.',
  openProfile: 'Open your profile',
} as const satisfies TextTree;
