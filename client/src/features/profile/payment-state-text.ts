import type { PaymentRecordFragment, RefundState } from '#client/gql/graphql.ts';

/** What became of one's own payment after it was made; null when nothing did. */
export function paymentStateText({ isDisputed, latestRefund }: PaymentRecordFragment): string | null {
  if (isDisputed) return 'Disputed: your bank has taken it back';
  return latestRefund && refundStateText[latestRefund.state];
}

const refundStateText: Record<RefundState, string> = {
  PENDING: 'On its way back to you',
  SUCCEEDED: 'Given back; your bank may take some days to show it',
  FAILED: 'Giving it back failed, and is tried again',
  CANCELED: 'Giving it back was called off',
};
