import { textsOf } from './texts.ts';

/** What people read of their own subscription. */
export const subscriptionTexts = textsOf('subscription', {
  labels: { active: 'Active', inactive: 'Inactive' },
  updateCard: 'Update your card',
  resume: 'Resume subscription',
  /** What somebody asked for of their own subscription and is still being carried out. */
  requests: {
    endWithRefund: 'Your cancellation with your payment back is noted since {moment}.',
    end: 'The end of your subscription is noted since {moment}.',
    endOfPeriod: 'Your cancellation for the end of the paid year is noted since {moment}.',
    resume: 'Your wish to go on after the paid year is noted since {moment}.',
    outlook:
      'The payment provider has not done it yet. It is being carried out by itself; there is nothing more to do for you.',
    /** One of the sentences above with the outlook after it. */
    withOutlook: '{request} {outlook}',
  },
  /** Beside a payment that the payer's bank has called back. */
  disputed: 'Disputed: your bank has taken it back',
  /** What became of a refund, beside its payment. */
  refundNotes: {
    PENDING: 'On its way back to you',
    SUCCEEDED: 'Refunded; your bank may take some days to show it',
    FAILED: 'The refund failed, and is tried again',
    CANCELED: 'Refund canceled',
  },
  /** The same in a sentence. */
  refunds: {
    PENDING: '{money} is on its way back to you.',
    SUCCEEDED: '{money} was refunded to you. Your bank may take some days to show it.',
    FAILED: '{money} could not be refunded to you yet. It is tried again, and the school knows about it.',
    CANCELED: 'The refund of {money} was canceled. Please write to us if you do not know why.',
  },
  /** What there is to know beside why somebody may or may not watch, by that reason. */
  help: {
    GRANTED: 'There is nothing to pay.',
    PAID_LAST_YEAR: 'Resume it, and it is renewed after all.',
    GRACE: 'Update your card until then, and nothing is interrupted.',
    UNPAID: 'Update your card. The lectures open by themselves as soon as the payment succeeds.',
    PENDING: 'Please do not pay again. This page looks for news by itself.',
    DISPUTED: 'If you did not want that, write to us.',
    goOnPaying: 'You have begun to pay and can go on where you were. Nothing has been charged yet.',
  },
  begun: 'You began a payment on {date}. Nothing was charged yet.',
  atBank:
    'Your payment was made, and your bank has not confirmed it yet. This may take some days; we mail you how it ends. Please do not pay again.',
  refusedByBank: 'Your bank refused your last payment in the end. Nothing was charged.',
  /** How somebody's own subscription stands. */
  status: {
    none: 'You have no subscription yet.',
    graceUntil:
      'Your renewal could not be paid. The lectures stay open until {date}, so that you can update your card.',
    triedAgain:
      'The card provider tries again by itself meanwhile. Once it succeeds, your subscription goes on as before.',
    notConfirmed: 'Your payment is not confirmed yet. This can take some minutes; nothing is charged twice.',
    pastDue:
      'Your renewal could not be paid, so the lectures are locked. The card provider tries again during the next days, and everything opens by itself once it succeeds.',
    /** Beside what an admin has granted. */
    unpaidBesideGrant:
      'You also have a subscription whose renewal could not be paid. The card provider tries your card again during the next days, unless you cancel.',
    ended: 'Your subscription has ended.',
    endedOn: 'Your subscription ended on {date}.',
    disputed: 'Your bank has taken your payment of {money} back. If you did not want that, write to us.',
    granted: 'The school has given you access until {date}. There is nothing to pay.',
    beingRenewed: 'The payment of your renewal is under way. The lectures stay open meanwhile.',
    cancelled: 'You have cancelled. You keep watching until {date}; it is not renewed.',
    renews: 'Paid for a year; it is renewed on {date}.',
    refundable: 'Cancel until {date} and you get your payment back.',
  },
  /** What exactly cancelling does, told before it is done. */
  cancelling: {
    refund: 'You get your payment of {money} back in full, and the lectures are locked at once.',
    refundLast: 'You get your last payment back in full, and the lectures are locked at once.',
    pastDue: 'It ends at once, and the renewal is not tried again. Nothing is refunded.',
    grace: 'The renewal is called off, and the lectures are locked at once. Nothing is refunded.',
    endOfPeriod: 'You keep watching until {date}. Then it ends and is not renewed. Nothing is refunded.',
  },
});
