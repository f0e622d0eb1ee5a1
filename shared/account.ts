import { texts } from './texts/account/en.ts';
import { textsOf } from './texts/texts.ts';

/** What is said of one's own account, and by its screens: apart from `auth.ts`, which the first screens load. */
export const accountMessages = textsOf('account', texts);
