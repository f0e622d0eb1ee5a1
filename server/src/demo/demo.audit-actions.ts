import { auditActions } from '#server/audit/audit-action.ts';

export const demoActions = auditActions({
  DEMO_ACCOUNT_REMOVED: 'Removed an account of the demo.',
  DEMO_REMOVED: 'Removed the demo’s courses and accounts.',
});
