import { textsOf } from '#shared/texts/texts.ts';

/** Emails about payments. `amount` is like `$499`, `day` like `March 3, 2027`; `school` is the name of the school. */
export const paymentMailTexts = textsOf('payment-mail', {
  hasSubscription: 'You received this email because you have a subscription at {school}.',
  seePayments: 'View your payments',
  amount: 'Amount',
  /** The label of the paid item, like `the yearly subscription until …`. */
  period: 'For',
  refunded: 'We have refunded {amount} to you. Your bank may take up to 10 days to show it.',
  refundedToCard: 'We have refunded {amount} to your card. Your bank may take up to 10 days to show it.',
  receipt: {
    subject: 'Your receipt for {amount}',
    preheader: 'You have access to all lectures until {day}.',
    paragraph:
      'Thank you. We have received your payment, and you have access to all lectures of all courses.',
    /** The label of the amount that the buyer was charged in another currency than that of the price. */
    charged: 'Charged in your currency',
    converted: 'You paid in your own currency. Each renewal is converted at the exchange rate of its day.',
    /** The tax that the amount contains. */
    tax: 'Tax included',
    paidOn: 'Paid on',
    until: 'the yearly subscription until {day}',
    action: 'View the invoice',
    reason: 'You received this email because this account paid for a subscription at {school}.',
  },
  /** The confirmation of the contract in the first email about a subscription. */
  contract: {
    renewsOn: 'Renews on',
    renewalPrice: 'Renewal price',
    /** `price` is like `$499 incl. VAT`. */
    eachYear: '{price} each year until you cancel',
    cancel: {
      title: 'How to cancel',
      /** `link` and `page` are addresses. */
      text: 'Cancel with one click, without a login: {link}\nThis link is for you alone. You can also cancel in your profile, or here: {page}',
    },
    refund: {
      title: 'Refund and withdrawal',
      /** `page` is an address. */
      text: 'You can withdraw from this contract within {days, plural, one {# day} other {# days}} of each payment, without giving a reason. You then get the payment back in full. Withdraw here: {page}\nYou can also write to us, for example with this form.',
      /** The model withdrawal form of directive 2011/83/EU, Annex I B. In each language its official words. `day` is the day of the purchase. */
      form: 'Model withdrawal form\n(complete and return this form only if you wish to withdraw from the contract)\nTo {school}, {contact}:\nI/We (*) hereby give notice that I/We (*) withdraw from my/our (*) contract for the provision of the following service: yearly subscription to all courses\nOrdered on: {day}\nName of consumer(s):\nAddress of consumer(s):\nSignature of consumer(s) (only if this form is notified on paper):\nDate:\n(*) Delete as appropriate.',
    },
    terms: 'Terms of service of {day}',
  },
  /** A free trial has started. `day` is its last day. */
  trialStarted: {
    subject: 'Your free trial until {day}',
    preheader: 'Your confirmation, with the terms that you agreed to.',
    paragraph:
      'Your free trial has started. You can watch all lectures of all courses. The first payment is due on {day}, unless you cancel before then.',
  },
  cancellation: {
    subject: 'Your subscription is cancelled',
    refundUnderWay: 'Your refund of {amount} is on its way.',
    watchUntil: 'You can watch until {day}.',
    closed: 'You no longer have access to the lectures.',
    cancelledUntil:
      'Your subscription is cancelled and will not renew. You can watch all lectures until {day}.',
    cancelledNow: 'Your subscription is cancelled, and you no longer have access to the lectures.',
    /** After a cancellation with one month’s notice in a renewed year. */
    noticeGiven:
      'Your subscription is cancelled. It ends on {day}, one month after your cancellation. We will then refund {amount} for the rest of the year.',
    action: 'View your subscription',
    reason: 'You received this email because your subscription at {school} was cancelled.',
  },
  duplicate: {
    subject: 'Your second subscription is cancelled',
    preheader: 'Your first subscription continues, and you keep access to all lectures.',
    paragraph:
      'You paid for a second subscription while your first one was active. We have ended the second one. The first one continues, and you keep access to all lectures.',
    reason: 'You received this email because this account paid for two subscriptions at {school}.',
  },
  refundEnding: {
    subject: 'Your subscription has ended, and your payment has been refunded',
    preheader: 'You will not be charged again.',
    paragraph:
      'The school has refunded your payment for this year. This ended your subscription, and you no longer have access to the lectures. You will not be charged again.',
    welcome: 'You are welcome to subscribe again at any time.',
  },
  unpaidEnding: {
    subject: 'Your payment did not go through',
    preheader: 'You were not charged. You can try again, perhaps with another payment method.',
    paragraph:
      'Your bank did not complete the payment for your subscription, so the subscription did not start. You were not charged, and you will not be.',
    tryAgain: 'You can try again at any time, for example with a card.',
    action: 'Try again',
    reason: 'You received this email because this account ordered a subscription at {school}.',
  },
  refund: {
    subject: 'We have refunded {amount} to you',
    preheader: 'Your bank may take up to 10 days to show it.',
    reason: 'You received this email because one of your payments at {school} was refunded.',
  },
  refundFailed: {
    subject: 'Your refund is delayed',
    preheader: 'Your bank returned {amount} to us. You do not need to do anything.',
    paragraph:
      'We tried to refund {amount} to you, but your bank did not accept it. Your card may have expired.',
    nothingToDo:
      'You do not need to do anything. We will try again and email you when the refund has gone through.',
    reason: 'You received this email because one of your payments at {school} is being refunded.',
  },
  renewal: {
    subject: 'Your subscription renews on {day} for {amount}',
    /** The subject of the second notice, a week before. */
    reminder: 'Reminder: your subscription renews on {day} for {amount}',
    preheader: '{amount} will be charged to your card. You can cancel before then.',
    goesOn: 'Your subscription will continue for another year. You do not need to do anything.',
    /** Prices are like `$499 incl. VAT`. */
    newPrice: 'The yearly price changes with this renewal, from {oldPrice} to {price}.',
    /** `currency` is a code like `EUR`. */
    converted:
      'You pay in your own currency, {currency}. The amount is converted at the exchange rate of that day.',
    /** Also for a subscription whose free trial ends. */
    cancel:
      'If you do not want to continue, cancel with the button below or in your profile. You do not need to log in, and you will not be charged.',
    /** The label of a day in a box. */
    cancelBy: 'Last day to cancel',
    chargedOn: 'Charged on',
    /** The label of the day on which this email was sent. */
    noticeOf: 'Date of this notice',
    anotherYear: 'another year of all courses',
    action: 'Cancel the renewal',
    /** The first payment, at the end of the free trial. */
    trial: {
      subject: 'Your free trial ends on {day}, then you pay {amount}',
      reminder: 'Reminder: your free trial ends on {day}, then you pay {amount}',
      goesOn: 'Your subscription will then continue for one year. You do not need to do anything.',
      year: 'one year of all courses',
    },
  },
  renewalFailed: {
    subject: 'Your renewal payment failed',
    openUntil: 'You keep access to the lectures until {day}.',
    paragraph:
      'We tried to charge {amount} for the next year of your subscription, but your bank declined the payment. The most common reason is an expired card.',
    update:
      'You keep access to all lectures until {day}. Please update your card in your profile before then. We will retry the payment automatically.',
    action: 'Update your card',
  },
  renewalAuthentication: {
    subject: 'Confirm your renewal payment with your bank',
    paragraph:
      'Your bank needs your confirmation before it pays {amount} for the next year of your subscription.',
    confirm:
      'You keep access to all lectures until {day}. Before then, please open the billing page from your profile and confirm the payment there.',
    action: 'Confirm the payment',
  },
  accessOver: {
    subject: 'Your access to the lectures is paused',
    preheader: 'Your renewal was not paid. You can come back at any time.',
    paragraph:
      'Your renewal payment failed, and the grace period is over. For now, you do not have access to the lectures.',
    stays:
      'Your account and everything in it stay as they are. You get access to all lectures again as soon as a payment arrives.',
  },
  /** To the school's operator. `email` is the customer's address. */
  operator: {
    reason: 'You received this email because payment problems at {school} are reported to this address.',
    openMember: 'View the member',
    openProblems: 'View the payment problems',
    payer: 'Customer',
    refundFailure: {
      subject: 'A refund of {amount} failed',
      preheader: 'The refund was for {email}.',
      paragraph: 'The bank of {email} did not accept a refund. The school has the money again.',
      tryAgain: "Retry the refund on the member's page, or refund the money in another way.",
      reason: 'Reason',
    },
    disputeOpened: {
      subject: 'A payment of {amount} is disputed',
      preheader: 'The bank of {email} opened the dispute.',
      paragraph:
        'The bank of {email} disputes a payment. The member has no access to the lectures while the dispute is open.',
      answer: "Respond to the dispute in Stripe's dashboard, or accept it there.",
      answerUntil: "Respond to the dispute in Stripe's dashboard by {day}, or accept it there.",
    },
    disputeClosed: {
      lost: 'The dispute over {amount} is lost',
      closed: 'The dispute over {amount} is closed',
      preheader: 'It was about a payment by {email}.',
      bankKeeps: 'The bank of {email} keeps the money. The subscription that this payment was for ends.',
      schoolKeeps: 'The dispute over a payment by {email} is closed, and the school keeps the money.',
    },
    duplicateRefunded: {
      subject: 'A second subscription was ended and refunded',
      preheader: '{email} paid twice.',
      paragraph:
        '{email} had two paid subscriptions at the same time. The newer one has been ended, and its payment is refunded in full.',
      nothingToDo: 'You do not need to do anything.',
    },
    reconciliationBroken: {
      subject: 'The payments could not be compared with Stripe',
      preheader: 'The comparison failed twice in a row. It runs again every hour.',
      paragraph:
        'Every hour, the payments are compared with Stripe and differences are corrected. The comparison failed twice in a row.',
      look: 'It runs again every hour. If you can reach Stripe, please check the server log.',
      happened: 'Error',
    },
    /** The label of Stripe's own error message. */
    stripeSays: "Stripe's message",
  },
});
