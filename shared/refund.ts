import { texts } from './texts/refund/en.ts';
import { textsOf } from './texts/texts.ts';

/** What admins read of the refund of a payment, and of its dispute. Amounts are given as people read them. */
export const refundMessages = textsOf('refund', texts);
