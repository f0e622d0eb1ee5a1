import type { AccessReason, MyAccessQuery } from '#client/gql/graphql.ts';
import { isRenewalUnpaid, requestOutlook, requestWords } from '#client/entities/subscription/subscription.ts';

type Me = NonNullable<MyAccessQuery['me']>;

/** The one thing that helps somebody on. */
export type HelpfulAction = 'watch' | 'subscribe' | 'pay' | 'updateCard' | 'resume' | 'wait' | 'contact';

export interface AccessHelp {
  /** What else there is to know; null when the report says it all. */
  words: string | null;
  action: HelpfulAction;
}

/** What helps the person at the screen, by what decides about their access. */
export function accessHelp({ access, checkout, subscription }: Me): AccessHelp {
  const request = subscription?.openRequest;
  if (request) return { words: `${requestWords(request)} ${requestOutlook}`, action: 'wait' };
  const isTooLate = access.reason === 'UNPAID' && !isRenewalUnpaid(subscription);
  // Nobody tries again what was given up.
  const help = isTooLate ? helps.ENDED : helps[access.reason];
  const canGoOn = checkout?.state === 'OPEN' && checkout.url != null;
  return help.action === 'subscribe' && canGoOn ? goOn : help;
}

const goOn: AccessHelp = {
  words: 'You have begun to pay and can go on where you were. Nothing has been charged yet.',
  action: 'pay',
};

const helps: Record<AccessReason, AccessHelp> = {
  ADMIN: { words: null, action: 'watch' },
  PAID: { words: null, action: 'watch' },
  GRANTED: { words: 'There is nothing to pay.', action: 'watch' },
  PAID_LAST_YEAR: { words: 'Resume it, and it is renewed after all.', action: 'resume' },
  GRACE: { words: 'Update your card until then, and nothing is interrupted.', action: 'updateCard' },
  UNPAID: {
    words: 'Update your card. The lectures open by themselves as soon as the payment succeeds.',
    action: 'updateCard',
  },
  PENDING: { words: 'Please do not pay again. This page looks for news by itself.', action: 'wait' },
  REFUNDED: { words: null, action: 'subscribe' },
  DISPUTED: { words: 'If you did not want that, write to us.', action: 'contact' },
  ENDED: { words: null, action: 'subscribe' },
  NEVER: { words: null, action: 'subscribe' },
};
