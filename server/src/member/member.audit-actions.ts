import { auditActions } from '#server/audit/audit-action.ts';

export const memberActions = auditActions({
  ACCESS_ENDED: "Ended somebody's access.",
  ACCESS_GRANTED: 'Gave somebody access without a payment.',
  EMAIL_CHANGED: 'Gave an account another mail address.',
  SESSIONS_ENDED: 'Logged a member out everywhere.',
  ROLE_CHANGED: 'Made somebody an admin, or no longer one.',
});
