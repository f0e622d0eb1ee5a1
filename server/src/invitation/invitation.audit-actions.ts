import { auditActions } from '#server/audit/audit-action.ts';

export const invitationActions = auditActions({
  INVITATION_ACCEPTED: 'Accepted an invitation.',
  INVITATION_RESENT: 'Sent an invitation again.',
  INVITATION_RESTORED: 'Restored a revoked invitation.',
  INVITATION_REVOKED: 'Revoked an invitation.',
  INVITATION_SENT: 'Invited a person.',
});
