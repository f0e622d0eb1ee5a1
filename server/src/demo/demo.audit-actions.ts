import { auditActions } from '#server/audit/audit-action.ts';

export const demoActions = auditActions({
  DEMO_REMOVED: 'Removed the demo’s courses and accounts.',
});
