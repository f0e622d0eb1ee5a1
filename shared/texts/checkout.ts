import { textsOf } from './texts.ts';

/** What the screens say where somebody pays. */
export const checkoutTexts = textsOf('checkout', {
  title: 'Subscription bundle',
  /** Names the course or the lecture from whose page somebody set out to subscribe. */
  goesOnTo: 'Once you have paid, you go on with <title>{title}</title>.',
  included: {
    all: 'All existing and new courses',
    /** Where no course is published yet. */
    allToCome:
      'All courses, each from the day it appears: the first ones are being prepared, and there is nothing to watch yet',
    term: 'Valid for {years, plural, one {# year} other {# years}} from the day you pay',
    firstPayment:
      'Begun today, it is paid for the first time on {date}: {price}, and then each year. We remind you by mail, and you can cancel before',
    renewal:
      'Paid today, it is renewed on {date} for {price}. We remind you by mail, and you can cancel before',
  },
  /** Where somebody watches for some days before the first payment. */
  trial: {
    title: 'Free for {days, plural, one {# day} other {# days}}',
    terms:
      'The first payment of {price} is due after {days, plural, one {# day} other {# days}}. Cancel before, and nothing is charged.',
  },
  grace: {
    title: 'Days of grace',
    terms:
      'If a renewal cannot be paid, the lectures stay open for {days, plural, one {# day} other {# days}}, so that you can update your card.',
  },
  buy: 'Buy Now',
  goOn: 'Go on with your payment',
  /** To who has access without paying. */
  granted: 'The school has given you access until {date}. You can subscribe all the same.',
  /** Why nothing is sold: what is so, what that means, and what comes next. */
  active: {
    title: 'Your subscription is active',
    meaning: 'Every course is open to you already. There is nothing to pay.',
    beingRenewed: 'The payment of your renewal is under way.',
    ends: 'It ends on {date}. In your profile you can let it go on.',
    renews: 'It is renewed on {date}.',
  },
  unpaid: {
    title: 'Your renewal is not paid yet',
    meaning:
      'You have a subscription already, so there is nothing to buy again: its renewal could not be paid. Update your card, and it goes on by itself.',
    openUntil: 'The lectures stay open until {date}.',
    locked: 'The lectures are locked until the renewal is paid.',
  },
  underWay: {
    title: 'Your payment is on its way',
    meaning:
      'You have paid, and your bank has not confirmed it yet. This may take some days. Please do not pay again.',
    next: 'We mail you how it ends. Your profile shows it, too, and every course opens by itself.',
  },
  courses: 'Explore Courses',
  profile: 'Your profile',
  /** Where the payment provider sends the person whose payment did not go through. */
  failed: {
    title: 'Payment failed',
    /** Who has paid all the same, like in another window. */
    titleOfPaid: 'Your payment',
    text: 'Nothing was charged and no subscription was started. You can try again with this or another card.',
  },
  tryAgain: 'Try Again',
  backToCourses: 'Back to the courses',
  /** Headings of the page to which somebody comes back from paying, by how far the confirmation is. */
  confirmation: {
    confirming: 'Confirming your payment …',
    atBank: 'Waiting for your bank',
    active: 'Payment Successful',
    declined: 'Your payment was refused',
    expired: 'Your payment has expired',
    over: 'Your payment is settled',
    failed: 'Your payment is not confirmed',
  },
  confirming: 'This takes a moment. Please leave this page open.',
  notFinished: 'If you have not finished paying, <link>go on with your payment</link>.',
  checkAgain: 'Check again',
  atBank: {
    waiting: 'Your payment was made, and your bank has not confirmed it yet. This may take some days.',
    leave:
      'You need not wait here. We mail you how it ends, and your profile shows it, too. Please do not pay again.',
    profile: 'Go to your profile',
  },
  unreachable: {
    waiting:
      'The payment provider cannot be reached right now, so nobody can see your payment yet. If you have paid, nothing is lost.',
    leave:
      'This page keeps asking, with longer pauses. You can leave it, too: your subscription begins by itself, and we mail you your receipt.',
    lookAgain: 'Look again',
  },
  paid: {
    open: 'Your subscription is active. Every course is open to you now.',
    receipt: 'Your receipt is in your mail and in your profile.',
    goOn: 'Continue where you were',
    home: 'Go to dashboard',
  },
  declined:
    'Your bank refused the payment in the end. Nothing was charged and no subscription was started. You can try again with this or another card.',
  expired: 'It was not finished in time, so it was closed. Nothing was charged. You can begin a new one.',
  over: {
    text: 'This payment was settled before, and the subscription that it was for has changed since.',
    profile: 'See your subscription',
  },
  /** The server refused to look the payment up. */
  refused: {
    description: 'If you have just paid, try again in a moment.',
    notPaid: 'If you have not paid yet, go back to the <link>checkout</link>.',
  },
  /** Somebody came to the page without a payment. */
  noPayment: {
    title: 'No payment to confirm',
    heading: 'This page belongs to a payment',
    description:
      'The payment page brings you here once you have paid. If you have just paid, your profile shows your subscription in a moment.',
    checkout: 'Go to checkout',
  },
});
