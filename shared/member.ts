import { texts } from './texts/member/en.ts';
import { textsOf } from './texts/texts.ts';

/** What is said about members, and the errors of what admins change of them. */
export const memberMessages = textsOf('member', texts);
