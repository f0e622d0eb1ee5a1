import type { OwnSubscriptionFragment } from '#client/gql/graphql.ts';
import { formatDate } from '#client/format/format.ts';
import { isBeingRenewed } from '#client/entities/subscription/subscription.ts';
import { checkoutTexts } from '#shared/texts/checkout.ts';

/** The reason why there is nothing to buy: a title, its meaning and the next step. */
export interface NothingToBuyText {
  title: string;
  meaning: string;
  next: string;
}

/** Text for a user with an active paid subscription. */
export function alreadyActiveText(subscription: OwnSubscriptionFragment): NothingToBuyText {
  const { title, meaning } = checkoutTexts.active;
  return { title, meaning, next: whatComesNext(subscription) };
}

function whatComesNext(subscription: OwnSubscriptionFragment): string {
  const { active: texts } = checkoutTexts;
  const date = formatDate(subscription.currentPeriodEnd);
  if (isBeingRenewed(subscription)) return texts.beingRenewed;
  return subscription.cancelAtPeriodEnd ? texts.ends({ date }) : texts.renews({ date });
}

/** Text for a user with an unpaid renewal. */
export function renewalUnpaidText({ accessUntil }: OwnSubscriptionFragment): NothingToBuyText {
  const { title, meaning, openUntil, locked } = checkoutTexts.unpaid;
  return { title, meaning, next: accessUntil ? openUntil({ date: formatDate(accessUntil) }) : locked };
}

/** Text for a user with a payment pending at the bank. */
export function paymentUnderWayText(): NothingToBuyText {
  const { title, meaning, next } = checkoutTexts.underWay;
  return { title, meaning, next };
}
