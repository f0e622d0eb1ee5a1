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
 * Texts about a person's own access. The full state of their subscription is in `own-subscription-text.ts`; the sentences of the
 * access report come from the server.
 */

/** The state of a payment after it was made. */
export interface SettledPayment {
  amount: Money;
  refunded: Money;
  isDisputed: boolean;
  latestRefund: { state: RefundState; amount: Money; presentment: Money | null } | null;
}

/** Returns the text about a person's own request that is still being carried out. */
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

/** Returns the state of a person's own payment; null if nothing happened after it was made. */
export function paymentStateText({
  isDisputed,
  latestRefund,
}: Pick<SettledPayment, 'isDisputed' | 'latestRefund'>): string | null {
  if (isDisputed) return subscriptionTexts.disputed;
  return latestRefund && subscriptionTexts.refundNotes[latestRefund.state];
}

/** Returns help beside the access report; null if none is needed. */
export function helpText(reason: AccessReason): string | null {
  switch (reason) {
    case 'GRANTED':
    case 'PAID_LAST_YEAR':
    case 'GRACE':
    case 'UNPAID':
    case 'PENDING':
    case 'PAUSED':
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

/** The text about a checkout that was started. */
export const begunPaymentText = ({ startedAt }: Pick<CheckoutPartsFragment, 'startedAt'>): string =>
  subscriptionTexts.begun({ date: formatDate(startedAt) });
