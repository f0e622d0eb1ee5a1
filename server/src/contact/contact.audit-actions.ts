import { auditActions } from '#server/audit/audit-action.ts';

export const contactActions = auditActions({
  MESSAGE_ANSWERED: 'Replied to a message by email.',
  MESSAGE_HANDLED: 'Marked a message as done.',
  MESSAGE_REOPENED: 'Reopened a message.',
});
