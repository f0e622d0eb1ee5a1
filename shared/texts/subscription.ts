import { textsOf } from './texts.ts';

/** A learner's own subscription. `money` is like `$499`; `date` is a day, `moment` a day and a time. */
export const subscriptionTexts = textsOf('subscription', {
  labels: { active: 'Active', inactive: 'Inactive' },
  updateCard: 'Update your card',
  /** Below that button. It opens the payment provider's billing page. */
  invoiceDetails: 'The billing page also changes the company name and tax number on your next invoices.',
  resume: 'Resume subscription',
  /** Requests of the learner that Stripe has not processed yet. */
  requests: {
    endWithRefund: 'On {moment}, you requested a cancellation with a refund.',
    end: 'On {moment}, you requested to end your subscription.',
    endOfPeriod: 'On {moment}, you requested a cancellation at the end of the paid year.',
    resume: 'On {moment}, you requested to continue after the paid year.',
    outlook:
      'The payment provider has not processed this yet. It will be completed automatically, and you do not need to do anything else.',
    /** One of the sentences above, followed by the outlook. */
    withOutlook: '{request} {outlook}',
  },
  /** Beside a payment that the learner's bank disputes. */
  disputed: 'Disputed: your bank has reversed the payment',
  /** The state of a refund, beside its payment. */
  refundNotes: {
    PENDING: 'Refund on its way',
    SUCCEEDED: 'Refunded. Your bank may take a few days to show it',
    FAILED: 'The refund failed and will be retried',
    CANCELED: 'Refund cancelled',
  },
  /** The same as a sentence. */
  refunds: {
    PENDING: 'Your refund of {money} is on its way.',
    SUCCEEDED: '{money} was refunded to you. Your bank may take a few days to show it.',
    FAILED:
      '{money} could not be refunded to you yet. The refund will be retried, and the school has been notified.',
    CANCELED: 'The refund of {money} was cancelled. If you do not know why, please contact us.',
  },
  /** Help below the sentence that says why the learner has access or not, by that reason. */
  help: {
    GRANTED: 'There is nothing to pay.',
    /** The subscription is cancelled for the end of the paid year. */
    PAID_LAST_YEAR: 'If you resume it, it will renew after all.',
    /** "Then" is the day until which the learner has access, from the sentence above. */
    GRACE: 'Update your card before then to keep your access.',
    UNPAID: 'Update your card. You get access again as soon as the payment succeeds.',
    PENDING: 'Please do not pay again. This page updates automatically.',
    PAUSED: 'Resume your subscription in your profile, or cancel it there.',
    DISPUTED: 'If you did not intend this, please contact us.',
    goOnPaying: 'You started a payment and can continue it. You have not been charged yet.',
  },
  begun: 'You started a payment on {date}. You have not been charged yet.',
  atBank:
    'You have paid, but your bank has not confirmed the payment yet. This can take a few days. We email you the result. Please do not pay again.',
  refusedByBank: 'Your bank declined your last payment. You were not charged.',
  /** The state of the subscription. */
  status: {
    none: 'You have no subscription yet.',
    graceUntil:
      'Your renewal payment failed. You keep access to the lectures until {date} so that you can update your card.',
    triedAgain:
      'The payment provider retries the payment automatically. Once it succeeds, your subscription continues as before.',
    notConfirmed:
      'Your payment is not confirmed yet. This can take a few minutes. You will not be charged twice.',
    pastDue:
      'Your renewal payment failed, so the lectures are locked. The payment provider will retry the payment over the next few days. Once it succeeds, you get access again automatically.',
    /** To a learner with access that the school granted. */
    unpaidBesideGrant:
      'You also have a subscription whose renewal payment failed. The payment provider will retry your card over the next few days, unless you cancel.',
    paused: 'Your subscription is paused. The lectures are locked, and you are not charged.',
    /** The paid year is not over. */
    resumeFree: 'If you resume it, you can watch until {date} without a new payment.',
    /** The paid year is over. */
    resumePaid: 'If you resume it, a new year begins and is charged to your card.',
    ended: 'Your subscription has ended.',
    endedOn: 'Your subscription ended on {date}.',
    disputed:
      'Your bank has reversed your payment of {money}. If you did not intend this, please contact us.',
    granted: 'The school has given you access until {date}. There is nothing to pay.',
    beingRenewed: 'Your renewal payment is being processed. You keep access to the lectures in the meantime.',
    cancelled: 'You cancelled your subscription. You can watch until {date}, and it will not renew.',
    /** After a cancellation with one month’s notice. */
    noticeGiven: 'You cancelled your subscription. It ends on {date}, and {money} is refunded to you then.',
    renews: 'Paid for a year. It renews on {date}.',
    refundable: 'Cancel by {date} to get your payment back.',
  },
  /** The exact effect of a cancellation, before the learner confirms it. */
  cancelling: {
    refund: 'You get a full refund of {money}, and the lectures are locked immediately.',
    refundLast: 'You get a full refund of your last payment, and the lectures are locked immediately.',
    pending: 'Your subscription ends immediately. If your payment still arrives, it is refunded in full.',
    paused: 'Your subscription ends immediately. Nothing is refunded.',
    pastDue:
      'Your subscription ends immediately, and the renewal payment is not retried. Nothing is refunded.',
    grace: 'The renewal is cancelled, and the lectures are locked immediately. Nothing is refunded.',
    /** In a renewed year, if one month’s notice applies. */
    monthlyNotice:
      'You can watch until {date}, one month from now. Your subscription then ends, and {money} is refunded to you for the rest of the year.',
    endOfPeriod:
      'You can watch until {date}. Your subscription then ends and does not renew. Nothing is refunded.',
  },
});
