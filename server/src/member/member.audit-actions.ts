import { auditActions } from '#server/audit/audit-action.ts';

export const memberActions = auditActions({
  ACCESS_ENDED: "Revoked a member's access.",
  ACCESS_GRANTED: 'Granted a member access without a payment.',
  EMAIL_CHANGED: 'Changed the email address of an account.',
  SESSIONS_ENDED: 'Logged a member out everywhere.',
  ROLE_CHANGED: 'Gave or removed the admin role.',
});
