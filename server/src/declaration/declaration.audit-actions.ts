import { auditActions } from '#server/audit/audit-action.ts';

export const declarationActions = auditActions({
  DECLARATION_ACCEPTED: 'Accepted a cancellation or withdrawal without the mailed proof.',
  DECLARATION_CLOSED: 'Closed a cancellation or withdrawal by hand.',
});
