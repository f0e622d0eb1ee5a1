import { texts } from './access-page/en.ts';
import { textsOf } from './texts.ts';

/** What people read of their own access, and admins of that of a member. */
export const accessPageTexts = textsOf('access-page', texts);
