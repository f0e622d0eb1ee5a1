import { textsOf } from './texts.ts';

/** The checkout page and the pages after it. */
export const checkoutTexts = textsOf('checkout', {
  title: 'Subscription bundle',
  /** `title` is the course or lecture from whose page the learner came. */
  goesOnTo: 'After your payment, you continue with <title>{title}</title>.',
  included: {
    all: 'All existing and new courses',
    /** If no course is published yet. */
    allToCome:
      'All courses, as soon as each is published. The first ones are being prepared, and there is nothing to watch yet',
    term: 'Valid for {years, plural, one {# year} other {# years}} from the day you pay',
  },
  /** What a buyer pays and when. Each text is below `today` or below the date of the next payment. */
  timeline: {
    today: 'Today',
    paid: 'You pay {price} and get access to every course.',
    renewal: 'Your subscription renews for {price}. We remind you by email, and you can cancel before then.',
    /** If the subscription begins with a free trial. */
    trialBegins: 'Your free trial begins, with access to every course. You pay nothing yet.',
    firstPayment:
      'The first payment of {price} is due, and then one every year. We remind you by email, and you can cancel before then.',
  },
  /** Below the button that leads to Stripe. */
  secure: 'Secure payment by Stripe',
  /** The free trial before the first payment. */
  trial: {
    title: 'Free for {days, plural, one {# day} other {# days}}',
    terms:
      'The first payment of {price} is due after {days, plural, one {# day} other {# days}}. Cancel before then and you are not charged.',
  },
  grace: {
    title: 'Grace period',
    terms:
      'If a renewal payment fails, you keep access to the lectures for {days, plural, one {# day} other {# days}} so that you can update your card.',
  },
  buy: 'Buy Now',
  /** A button that leads to the payment page of a checkout that was started earlier. */
  goOn: 'Continue your payment',
  /** To a learner with access that the school granted. */
  granted: 'The school has given you access until {date}. You can still subscribe.',
  /** The reasons why nothing is for sale: a title, its meaning, and what comes next. */
  active: {
    title: 'Your subscription is active',
    meaning: 'You already have access to every course. There is nothing to pay.',
    beingRenewed: 'Your renewal payment is being processed.',
    ends: 'It ends on {date}. You can resume it in your profile.',
    renews: 'It renews on {date}.',
  },
  unpaid: {
    title: 'Your renewal is past due',
    meaning:
      'You already have a subscription, so you do not need to buy again. Its renewal payment failed. Update your card, and the subscription continues automatically.',
    openUntil: 'You keep access to the lectures until {date}.',
    locked: 'The lectures are locked until the renewal is paid.',
  },
  underWay: {
    title: 'Your payment is being processed',
    meaning:
      'You have paid, but your bank has not confirmed the payment yet. This can take a few days. Please do not pay again.',
    next: 'We email you the result, and you can see it in your profile. Once the payment is confirmed, you get access to every course automatically.',
  },
  courses: 'Explore Courses',
  profile: 'Your profile',
  /** The page that the payment provider opens if a payment did not go through. */
  failed: {
    title: 'Payment failed',
    /** If the learner has paid in the meantime, for example in another window. */
    titleOfPaid: 'Your payment',
    text: 'You were not charged, and no subscription was started. You can try again with this card or another one.',
  },
  tryAgain: 'Try Again',
  backToCourses: 'Back to courses',
  /** Headings of the page after a payment, by the state of its confirmation. */
  confirmation: {
    confirming: 'Confirming your payment …',
    atBank: 'Waiting for your bank',
    active: 'Payment Successful',
    declined: 'Your payment was declined',
    expired: 'Your checkout has expired',
    over: 'Your payment was already processed',
    failed: 'Your payment is not confirmed',
  },
  confirming: 'This takes a moment. Please keep this page open.',
  notFinished: 'If you have not finished paying, <link>continue your payment</link>.',
  checkAgain: 'Check again',
  /** The bank has not confirmed the payment yet. */
  atBank: {
    waiting: 'You have paid, but your bank has not confirmed the payment yet. This can take a few days.',
    leave:
      'You do not need to wait here. We email you the result, and you can see it in your profile. Please do not pay again.',
    profile: 'Go to your profile',
  },
  unreachable: {
    waiting:
      'The payment provider cannot be reached right now, so we cannot check your payment yet. If you have paid, your payment is not lost.',
    leave:
      'This page keeps checking at longer intervals. You can also leave it. Your subscription starts automatically, and we email you your receipt.',
    lookAgain: 'Check again',
  },
  paid: {
    open: 'Your subscription is active. You now have access to every course.',
    /** `amount` is in the buyer's own currency, `price` in that of the school. */
    charged: 'You were charged {amount} in your own currency for the price of {price}.',
    receipt: 'Your receipt is in your email and in your profile.',
    goOn: 'Continue where you left off',
    /** Leads to the courses. */
    start: 'Choose a course to start with',
    home: 'Go to dashboard',
    /** Heading of three courses. */
    more: 'Start with one of these',
  },
  declined:
    'Your bank declined the payment. You were not charged, and no subscription was started. You can try again with this card or another one.',
  expired: 'The checkout was not completed in time. You were not charged. You can start a new one.',
  over: {
    text: 'This payment was processed earlier, and its subscription has changed since then.',
    profile: 'View your subscription',
  },
  /** The server rejected the request for the state of the payment. */
  refused: {
    description: 'If you have just paid, try again in a moment.',
    notPaid: 'If you have not paid yet, go back to the <link>checkout</link>.',
  },
  /** The page was opened without a payment. */
  noPayment: {
    title: 'No payment to confirm',
    heading: 'This page confirms payments',
    description:
      'The payment page brings you here after you pay. If you have just paid, your profile will show your subscription in a moment.',
    checkout: 'Go to checkout',
  },
});
