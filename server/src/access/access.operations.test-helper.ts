import { forAdmins, type Areas, type Operations, type Told } from '#testing/operations.ts';

export const operations: Operations = () => ({
  subscriptions: {
    call: (client) => client.graphql('{ subscriptions { totalCount } }'),
    outcomes: forAdmins,
  },
});

export const areas: Areas = { MEMBERS: 'subscriptions' };

export const told: Told = {
  fields: {
    AccessHistoryEntry: 'amount at id kind text until',
    AccessReport: 'mayWatch reason text time',
    User: 'access accessHistory paidSubscription subscription',
    UserSubscription:
      'accessUntil cancelAtPeriodEnd currentPeriodEnd id isRunning kind refundableUntil status updatedAt user',
  },
  lists: ['AccessHistoryEntry'],
};
