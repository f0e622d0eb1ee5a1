import type { AccessReason, MyAccessQuery } from '#client/gql/graphql.ts';
import {
  isRenewalUnpaid,
  requestOutlookText,
  requestText,
} from '#client/entities/subscription/subscription.ts';

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
  if (request) return { text: `${requestText(request)} ${requestOutlookText}`, action: 'wait' };
  const isTooLate = access.reason === 'UNPAID' && !isRenewalUnpaid(subscription);
  // Nobody tries again what was given up.
  const help = isTooLate ? helps.ENDED : helps[access.reason];
  const canGoOn = checkout?.state === 'OPEN' && checkout.url != null;
  return help.action === 'subscribe' && canGoOn ? goOn : help;
}

const goOn: AccessHelp = {
  text: 'You have begun to pay and can go on where you were. Nothing has been charged yet.',
  action: 'pay',
};

const helps: Record<AccessReason, AccessHelp> = {
  ADMIN: { text: null, action: 'watch' },
  PAID: { text: null, action: 'watch' },
  GRANTED: { text: 'There is nothing to pay.', action: 'watch' },
  PAID_LAST_YEAR: { text: 'Resume it, and it is renewed after all.', action: 'resume' },
  GRACE: { text: 'Update your card until then, and nothing is interrupted.', action: 'updateCard' },
  UNPAID: {
    text: 'Update your card. The lectures open by themselves as soon as the payment succeeds.',
    action: 'updateCard',
  },
  PENDING: { text: 'Please do not pay again. This page looks for news by itself.', action: 'wait' },
  REFUNDED: { text: null, action: 'subscribe' },
  DISPUTED: { text: 'If you did not want that, write to us.', action: 'contact' },
  ENDED: { text: null, action: 'subscribe' },
  NEVER: { text: null, action: 'subscribe' },
};
