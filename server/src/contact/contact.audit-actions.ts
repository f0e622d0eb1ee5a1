import { auditActions } from '#server/audit/audit-action.ts';

export const contactActions = auditActions({
  MESSAGE_ANSWERED: 'Answered a message by mail.',
  MESSAGE_HANDLED: 'Marked a message as done.',
  MESSAGE_REOPENED: 'Marked a message as open again.',
});
