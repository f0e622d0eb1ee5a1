import type { OwnSubscriptionFragment } from '#client/gql/graphql.ts';
import { formatDate } from '#client/format/format.ts';
import { isBeingRenewed } from '#client/entities/subscription/subscription.ts';
import { checkoutTexts } from '#shared/texts/checkout.ts';

/** Why nothing is sold: a title, what that means, and what comes next. */
export interface NothingToBuyText {
  title: string;
  meaning: string;
  next: string;
}

/** To who has a paid subscription that runs. */
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

/** To whose renewal waits to be paid. */
export function renewalUnpaidText({ accessUntil }: OwnSubscriptionFragment): NothingToBuyText {
  const { title, meaning, openUntil, locked } = checkoutTexts.unpaid;
  return { title, meaning, next: accessUntil ? openUntil({ date: formatDate(accessUntil) }) : locked };
}

/** To whose payment is with the bank. */
export function paymentUnderWayText(): NothingToBuyText {
  const { title, meaning, next } = checkoutTexts.underWay;
  return { title, meaning, next };
}
