import type { AccessReason, MyAccessQuery } from '#client/gql/graphql.ts';
import { helpText, requestText } from '#client/entities/subscription/access-text.ts';
import { isRenewalUnpaid } from '#client/entities/subscription/subscription.ts';
import { subscriptionTexts } from '#shared/texts/subscription.ts';

type Me = NonNullable<MyAccessQuery['me']>;

/** The action that the access page suggests. */
export type HelpfulAction = 'watch' | 'subscribe' | 'pay' | 'updateCard' | 'resume' | 'wait' | 'contact';

export interface AccessHelp {
  /** Additional explanation; null when the report says everything. */
  text: string | null;
  way: HelpfulAction;
}

/** Returns the suggested action for the user, based on the reason for their access. */
export function accessHelp({ access, checkout, subscription }: Me): AccessHelp {
  const request = subscription?.openRequest;
  if (request) {
    const { withOutlook, outlook } = subscriptionTexts.requests;
    return { text: withOutlook({ request: requestText(request), outlook }), way: 'wait' };
  }
  const isTooLate = access.reason === 'UNPAID' && !isRenewalUnpaid(subscription);
  // The payment provider no longer retries this renewal.
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
  PAUSED: 'resume',
  REFUNDED: 'subscribe',
  DISPUTED: 'contact',
  ENDED: 'subscribe',
  NEVER: 'subscribe',
};
