import { auditActions } from '#server/audit/audit-action.ts';

export const demoActions = auditActions({
  DEMO_ACCOUNT_REMOVED: 'Removed a demo account.',
  DEMO_REMOVED: 'Removed the demo courses and accounts.',
});
