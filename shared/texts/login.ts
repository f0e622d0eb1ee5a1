import { texts } from './login/en.ts';
import { textsOf } from './texts.ts';

/** What the login says, and what the other forms of accounts share with it. */
export const loginTexts = textsOf('login', texts);
