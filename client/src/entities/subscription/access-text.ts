import type {
  AccessReason,
  CheckoutPartsFragment,
  OpenRequestPartsFragment,
  RefundState,
} from '#client/gql/graphql.ts';
import { formatDate, formatDateTime } from '#client/format/format.ts';
import type { Money } from '#shared/money.ts';
import { subscriptionTexts } from '#shared/texts/subscription.ts';

/**
 * The words for access to the person about their own. How their subscription stands, in full, is in
 * `own-subscription-text.ts`; the sentences of the report are the server's.
 */

/** What became of a payment after it was made. */
export interface SettledPayment {
  amount: Money;
  refunded: Money;
  isDisputed: boolean;
  latestRefund: { state: RefundState; amount: Money } | null;
}

/** What was asked for of one's own subscription and is still being carried out. */
export function requestText({ kind, requestedAt, withRefund }: OpenRequestPartsFragment): string {
  const { requests: texts } = subscriptionTexts;
  const moment = formatDateTime(requestedAt);
  switch (kind) {
    case 'AT_ONCE':
      return withRefund ? texts.endWithRefund({ moment }) : texts.end({ moment });
    case 'AT_PERIOD_END':
      return texts.endOfPeriod({ moment });
    case 'RESUME':
      return texts.resume({ moment });
  }
}

/** What became of one's own payment after it was made; null when nothing did. */
export function paymentStateText({
  isDisputed,
  latestRefund,
}: Pick<SettledPayment, 'isDisputed' | 'latestRefund'>): string | null {
  if (isDisputed) return subscriptionTexts.disputed;
  return latestRefund && subscriptionTexts.refundNotes[latestRefund.state];
}

/** What there is to know beside the report; null when that says it all. */
export function helpText(reason: AccessReason): string | null {
  switch (reason) {
    case 'GRANTED':
    case 'PAID_LAST_YEAR':
    case 'GRACE':
    case 'UNPAID':
    case 'PENDING':
    case 'DISPUTED':
      return subscriptionTexts.help[reason];
    case 'ADMIN':
    case 'PAID':
    case 'REFUNDED':
    case 'ENDED':
    case 'NEVER':
      return null;
  }
}

/** To who has begun to pay. */
export const begunPaymentText = ({ startedAt }: Pick<CheckoutPartsFragment, 'startedAt'>): string =>
  subscriptionTexts.begun({ date: formatDate(startedAt) });
