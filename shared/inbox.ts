import { texts } from './texts/inbox/en.ts';
import { textsOf } from './texts/texts.ts';

/** What admins read of the messages that came by the contact form. */
export const inboxMessages = textsOf('inbox', texts);
