import { textsOf } from './texts.ts';

/** The key belongs to another Stripe account or mode than the school's payments: a notice and an email for admins. */
export const stripeAccountTexts = textsOf('stripe-account', {
  title: 'The Stripe account has changed',
  /** `STRIPE_SECRET_KEY` is the name of a setting. */
  whatHappened:
    'STRIPE_SECRET_KEY belongs to another Stripe account or mode than the payments of this school. Until you decide, customers cannot pay, and changes at Stripe do not reach the school. Learners keep their access.',
  /** What happens after the start with the other account. */
  setAside:
    'If you start with this account, the customers, subscriptions and payments of the former account are set aside. They give no access and do not count in the figures. Nothing is deleted: they come back when you start with the former account again.',
  /** The account was in use before. */
  comeBack: 'The customers, subscriptions and payments that this account had before come back.',
  counts: 'Customers: {customers, number}. Payments: {payments, number}.',
  stillCharged:
    "Subscriptions of the former account continue at Stripe and are still charged. To end them, cancel them in Stripe's dashboard.",
  otherwise: 'If the key was changed by mistake, set the former key and restart the server.',
  ofKey: 'Account of the key',
  formerly: 'Former account',
  /** The name of an account with its mode at Stripe. `account` is its ID, such as `acct_1AbC`. */
  live: '{account}, live mode',
  test: '{account}, test mode',
  /** Instead of an ID. */
  unknown: 'unknown',
  start: 'Start with this account',
  /** The question before that, in a dialog. */
  question: 'Start with this Stripe account?',
  loading: 'Starting with this account',
  success: 'The school uses this account now',
  failure: 'Failed to start with this account',
  mail: {
    subject: 'Confirm the new Stripe account',
    preheader: 'Customers cannot pay until an admin decides.',
    decide: 'Open the dashboard to start with this account.',
    action: 'Open the dashboard',
  },
});
