import { auditActions } from '#server/audit/audit-action.ts';

export const reconciliationActions = auditActions({
  PAYMENTS_RECONCILED: 'Compared the payments with Stripe.',
});
