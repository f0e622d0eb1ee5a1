import { texts } from './texts/auth-refusals/en.ts';
import { textsOf } from './texts/texts.ts';

/** What calls about accounts are refused with: only the server says it, and browsers do not load it. */
export const authRefusals = textsOf('auth-refusals', texts);
