import { auditActions } from '#server/audit/audit-action.ts';

export const schoolPageActions = auditActions({
  SCHOOL_PAGE_CREATED: 'Created a free page.',
  SCHOOL_PAGE_DELETED: 'Deleted a free page.',
  SCHOOL_PAGE_EDITED: 'Edited a free page.',
});
