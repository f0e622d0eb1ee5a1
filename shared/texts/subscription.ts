import { texts } from './subscription/en.ts';
import { textsOf } from './texts.ts';

/** What people read of their own subscription. */
export const subscriptionTexts = textsOf('subscription', texts);
