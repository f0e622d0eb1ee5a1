import { texts } from './plan/en.ts';
import { textsOf } from './texts.ts';

/** What is said of the subscription where it is offered: its term and its refund. */
export const planTexts = textsOf('plan', texts);
