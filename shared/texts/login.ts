import { textsOf } from './texts.ts';

/** What the login says, and what the other forms of accounts share with it. */
export const loginTexts = textsOf('login', {
  labels: { email: 'Email', password: 'Password' },
  /** The button of the form. */
  logIn: 'Log in',
  /** A button. */
  usePasskey: 'Use a passkey',
  /** The button beside the reason to have an account. */
  createAccount: 'Create an account',
  forgotPassword: 'Forgotten your password?',
  newHere: 'New here? <signup>Create an account</signup>',
  /** Below the mail address, when its domain is one slip away from a common one. */
  emailSuggestion: 'Did you mean {email}?',
  /** Of an account with a second factor. */
  secondStep: {
    title: 'One more step',
    loading: 'Loading',
    startAgain: 'Start again',
  },
  /** What is said at the login and the signup to somebody who wants to subscribe. */
  checkout: {
    accountFirst: 'To subscribe, log in or create an account',
    paymentNext: 'Next comes the payment, and then every lecture is open to you.',
  },
});
