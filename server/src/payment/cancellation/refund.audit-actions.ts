import { auditActions } from '#server/audit/audit-action.ts';

export const refundActions = auditActions({ REFUND_RETRIED: 'Tried a failed refund once more.' });
