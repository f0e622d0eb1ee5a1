/** How the figures of the statistics are counted, beside each of them; those of subscriptions are Stripe's billing metrics. */
export const definitions = {
  annualRecurringRevenue:
    'What the active subscriptions bring in a year at their price, before coupons and taxes. One is active from its first payment until it is cancelled or marked as unpaid; past due ones count. What an admin granted does not.',
  monthlyRecurringRevenue: 'A twelfth of the annual recurring revenue: every subscription is for a year.',
  activeSubscriptions:
    'Subscriptions whose first payment came and that were neither cancelled nor marked as unpaid. One that was cancelled for the end of its year is active until then.',
  newSubscriptions: 'Subscriptions by the month of their first payment. Renewals are none.',
  endedSubscriptions:
    'Churned subscriptions, by the month in which they were over: refunded, run out after a cancellation, marked as unpaid, or gone with their account. One that was refunded counts as new and as ended.',
  churnRate:
    'Ended subscriptions, as a part of those that were active at the beginning and those that were new since.',
  renewals:
    'Active subscriptions whose paid year ends in the month and that are charged again then, at their price of today. Those that are past due are left out until they are paid.',
  expiring: 'Subscriptions that were cancelled and are active until their paid year ends in the month.',
  hours:
    'By how much people went forward in videos between two saves of their place, a jump at most as twice the time it took. Admins count, too. Brought up to date every hour; from before it was counted, as far as people were.',
  begun: 'People who opened a first lecture of the course.',
  finished:
    'People who had done every lecture that the course had then. Lectures that are added later do not take it back; somebody whose account is gone still counts.',
  completion: 'Of all who ever began the course, the part that has finished it.',
} as const;
