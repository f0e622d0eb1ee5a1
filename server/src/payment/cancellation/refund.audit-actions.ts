import { auditActions } from '#server/audit/audit-action.ts';

export const refundActions = auditActions({
  PAYMENT_REFUNDED: 'Gave a payment back, all of it or a part.',
  REFUND_RETRIED: 'Tried a failed refund once more.',
});
