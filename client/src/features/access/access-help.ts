import type { AccessReason, MyAccessQuery } from '#client/gql/graphql.ts';
import { helpText, requestText } from '#client/entities/subscription/access-text.ts';
import { isRenewalUnpaid } from '#client/entities/subscription/subscription.ts';
import { subscriptionTexts } from '#shared/texts/subscription.ts';

type Me = NonNullable<MyAccessQuery['me']>;

/** The one thing that helps somebody on. */
export type HelpfulAction = 'watch' | 'subscribe' | 'pay' | 'updateCard' | 'resume' | 'wait' | 'contact';

export interface AccessHelp {
  /** What else there is to know; null when the report says it all. */
  text: string | null;
  way: HelpfulAction;
}

/** What helps the person at the screen, by what decides about their access. */
export function accessHelp({ access, checkout, subscription }: Me): AccessHelp {
  const request = subscription?.openRequest;
  if (request) {
    const { withOutlook, outlook } = subscriptionTexts.requests;
    return { text: withOutlook({ request: requestText(request), outlook }), way: 'wait' };
  }
  const isTooLate = access.reason === 'UNPAID' && !isRenewalUnpaid(subscription);
  // Nobody tries again what was given up.
  const reason = isTooLate ? 'ENDED' : access.reason;
  const way = ways[reason];
  const canGoOn = checkout?.state === 'OPEN' && checkout.url != null;
  if (way === 'subscribe' && canGoOn) return { text: subscriptionTexts.help.goOnPaying, way: 'pay' };
  return { text: helpText(reason), way };
}

const ways: Record<AccessReason, HelpfulAction> = {
  ADMIN: 'watch',
  PAID: 'watch',
  GRANTED: 'watch',
  PAID_LAST_YEAR: 'resume',
  GRACE: 'updateCard',
  UNPAID: 'updateCard',
  PENDING: 'wait',
  REFUNDED: 'subscribe',
  DISPUTED: 'contact',
  ENDED: 'subscribe',
  NEVER: 'subscribe',
};
