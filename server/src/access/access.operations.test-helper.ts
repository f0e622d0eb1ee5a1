import type { Told } from '#testing/operations.ts';

export const told: Told = {
  fields: {
    AccessHistoryEntry: 'amount at id kind text until',
    AccessReport: 'mayWatch reason text time',
    User: 'access accessHistory paidSubscription subscription',
    UserSubscription: 'accessUntil cancelAtPeriodEnd currentPeriodEnd id kind refundableUntil status',
  },
  lists: ['AccessHistoryEntry'],
};
