import { texts } from './payments/en.ts';
import { textsOf } from './texts.ts';

/** What admins read of the payments of everybody and of their problems. */
export const paymentsTexts = textsOf('payments', texts);
