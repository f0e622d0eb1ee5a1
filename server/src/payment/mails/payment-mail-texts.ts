import { textsOf } from '#shared/texts/texts.ts';

/** What mails about payments say. */
export const paymentMailTexts = textsOf('payment-mail', {
  hasSubscription: 'You get this mail because you have a subscription at {school}.',
  seePayments: 'See your payments',
  amount: 'Amount',
  /** What was paid for. */
  period: 'For',
  refunded: 'We have refunded {amount} to you. Banks take up to ten days to show it.',
  refundedToCard: 'We have refunded {amount} to your card. Banks take up to ten days to show it.',
  receipt: {
    subject: 'Your receipt for {amount}',
    preheader: 'Every lecture is open to you until {day}.',
    paragraph: 'Thank you. We have received your payment, and every lecture of every course is open to you.',
    paidOn: 'Paid on',
    until: 'the yearly subscription until {day}',
    action: 'See the invoice',
    reason: 'You get this mail because a subscription at {school} was paid for with this account.',
  },
  cancellation: {
    subject: 'Your subscription is cancelled',
    refundUnderWay: '{amount} is on its way back to you.',
    watchUntil: 'You can watch until {day}.',
    closed: 'The lectures are closed to you now.',
    cancelledUntil:
      'Your subscription is cancelled. You can watch every lecture until {day}; it is not renewed after that.',
    cancelledNow: 'Your subscription is cancelled, and the lectures are closed to you now.',
    action: 'See your subscription',
    reason: 'You get this mail because your subscription at {school} was cancelled.',
  },
  duplicate: {
    subject: 'Your second subscription is cancelled',
    preheader: 'The first one goes on, and every lecture stays open to you.',
    paragraph:
      'You had paid for a second subscription beside the one that runs. We have ended the second. The first one goes on, and every lecture stays open to you.',
    reason: 'You get this mail because two subscriptions at {school} were paid for with this account.',
  },
  refundEnding: {
    subject: 'Your subscription has ended, and your payment goes back to you',
    preheader: 'Nothing more will be charged.',
    paragraph:
      'The school has refunded your payment of this year. With it your subscription has ended, and the lectures are closed to you. Nothing more will be charged.',
    welcome: 'You are welcome to subscribe again whenever you like.',
  },
  unpaidEnding: {
    subject: 'Your bank did not carry out your payment',
    preheader: 'Nothing was charged. You can try again, perhaps in another way.',
    paragraph:
      'Your bank did not carry out the payment for your subscription, so it could not begin. Nothing was charged, and nothing will be.',
    tryAgain: 'You can try again whenever you like, perhaps with a card.',
    action: 'Try again',
    reason: 'You get this mail because a subscription at {school} was ordered with this account.',
  },
  refund: {
    subject: 'We have refunded {amount} to you',
    preheader: 'Banks take up to ten days to show it.',
    reason: 'You get this mail because a payment of yours at {school} was refunded.',
  },
  refundFailed: {
    subject: 'Your refund is delayed',
    preheader: 'Your bank sent {amount} back to us. You need not do anything.',
    paragraph:
      'We wanted to refund {amount} to you, and your bank did not take it, perhaps because the card has run out.',
    nothingToDo: 'You need not do anything. We know of it, try again, and write to you when it has worked.',
    reason: 'You get this mail because a payment of yours at {school} is to be refunded.',
  },
  renewal: {
    subject: 'Your subscription is renewed on {day}',
    preheader: '{amount} will be charged to your card. You can cancel until then.',
    goesOn: 'Your subscription goes on for another year. There is nothing you need to do.',
    cancel: 'If you do not want that, cancel it in your profile before that day, and nothing is charged.',
    chargedOn: 'Charged on',
    anotherYear: 'another year of every course',
    action: 'See or cancel your subscription',
    /** Of the first payment, when nothing was paid so far. */
    trial: {
      subject: 'Your free days end on {day}',
      goesOn: 'Your subscription goes on for a year then. There is nothing you need to do.',
      year: 'a year of every course',
    },
  },
  renewalFailed: {
    subject: 'Your renewal could not be paid',
    openUntil: 'Your lectures stay open until {day}.',
    paragraph:
      'We tried to charge {amount} for the next year of your subscription, and your bank said no. That happens, often because a card has run out.',
    update:
      'Nothing is lost: every lecture stays open to you until {day}. Please update your card in your profile until then; the payment is tried again by itself.',
    action: 'Update your card',
  },
  renewalAuthentication: {
    subject: 'Please confirm your renewal at your bank',
    paragraph:
      'Your bank wants to hear from you before it pays {amount} for the next year of your subscription.',
    confirm:
      'Every lecture stays open to you until {day}. Please open the billing page in your profile until then and confirm the payment there.',
    action: 'Confirm the payment',
  },
  accessOver: {
    subject: 'Your lectures are closed for now',
    preheader: 'The renewal was not paid. You can come back whenever you like.',
    paragraph:
      'The renewal of your subscription could not be paid, and the days of grace are over. The lectures are closed to you for now.',
    stays:
      'Your account and all that belongs to it stay as they are. As soon as a payment arrives, every lecture is open again.',
  },
  /** To whoever runs the school. */
  operator: {
    reason: 'You get this mail because what needs a look about payments at {school} goes to this address.',
    openMember: 'Open the member',
    openProblems: 'Open the payment problems',
    payer: 'Payer',
    refundFailure: {
      subject: 'A refund of {amount} failed',
      preheader: 'It was meant for {email}.',
      paragraph: 'The bank of {email} did not take a refund. The money is with the school again.',
      tryAgain: 'Please try it once more on the page of the member, or refund it in another way.',
      reason: 'Reason',
    },
    disputeOpened: {
      subject: 'A payment of {amount} is disputed',
      preheader: 'By the bank of {email}.',
      paragraph:
        'The bank of {email} takes a payment back. The lectures are closed to this person while that is open.',
      answer: "Please answer in Stripe's dashboard, or accept it there.",
      answerUntil: "Please answer in Stripe's dashboard until {day}, or accept it there.",
    },
    disputeClosed: {
      lost: 'The dispute of {amount} is lost',
      closed: 'The dispute of {amount} is closed',
      preheader: 'It was about a payment of {email}.',
      bankKeeps: 'The bank of {email} keeps the money. The subscription that it paid for ends.',
      schoolKeeps: 'The dispute about a payment of {email} is over, and the school keeps the money.',
    },
    duplicateRefunded: {
      subject: 'A second subscription was ended and refunded',
      preheader: '{email} had paid twice.',
      paragraph:
        '{email} had two subscriptions that were paid at the same time. The newer one is ended, and its payment goes back whole.',
      nothingToDo: 'There is nothing you need to do.',
    },
    reconciliationBroken: {
      subject: 'The payments could not be compared with Stripe',
      preheader: 'Twice in a row. It is tried again every hour.',
      paragraph:
        'Every hour the payments are compared with Stripe, and what differs is corrected. That broke off twice in a row.',
      look: 'It is tried again every hour. If Stripe works for you, please have a look at the log of the server.',
      happened: 'What happened',
    },
    stripeSays: 'What Stripe says',
  },
});
