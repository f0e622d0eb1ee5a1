import { auditActions } from '#server/audit/audit-action.ts';

export const stripeAccountActions = auditActions({
  STRIPE_ACCOUNT_CHANGED: 'Started with another account at Stripe.',
});
