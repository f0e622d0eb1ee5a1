import { auditActions } from '#server/audit/audit-action.ts';

export const factorActions = auditActions({
  SECOND_FACTOR_REMOVED: "Removed a member's second factor.",
});
