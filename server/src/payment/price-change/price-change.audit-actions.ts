import { auditActions } from '#server/audit/audit-action.ts';

export const priceChangeActions = auditActions({
  PRICE_CHANGE_STARTED: 'Changed the price for running subscriptions.',
  PRICE_CHANGE_CALLED_OFF: 'Called off a price change.',
});
