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
  action: HelpfulAction;
}

/** What helps the person at the screen, by what decides about their access. */
export function accessHelp({ access, checkout, subscription }: Me): AccessHelp {
  const request = subscription?.openRequest;
  if (request) {
    const { withOutlook, outlook } = subscriptionTexts.requests;
    return { text: withOutlook({ request: requestText(request), outlook }), action: 'wait' };
  }
  const isTooLate = access.reason === 'UNPAID' && !isRenewalUnpaid(subscription);
  // Nobody tries again what was given up.
  const reason = isTooLate ? 'ENDED' : access.reason;
  const action = actions[reason];
  const canGoOn = checkout?.state === 'OPEN' && checkout.url != null;
  if (action === 'subscribe' && canGoOn) return { text: subscriptionTexts.help.goOnPaying, action: 'pay' };
  return { text: helpText(reason), action };
}

const actions: Record<AccessReason, HelpfulAction> = {
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
