import { auditActions } from '#server/audit/audit-action.ts';

export const schoolActions = auditActions({
  SCHOOL_CHANGED: 'Changed the settings of the school.',
});
