import { texts } from './member-subscription/en.ts';
import { textsOf } from './texts.ts';

/** What admins read of the subscription of a member. */
export const memberSubscriptionTexts = textsOf('member-subscription', texts);
