import { textsOf } from './texts.ts';

/** Texts of the login, some of which the other account forms share. */
export const loginTexts = textsOf('login', {
  labels: { email: 'Email', password: 'Password' },
  /** The button of the form. */
  logIn: 'Log in',
  /** A button. */
  usePasskey: 'Use a passkey',
  /** The button beside the reason for having an account. */
  createAccount: 'Create an account',
  forgotPassword: 'Forgot your password?',
  newHere: 'New here? <signup>Create an account</signup>',
  /** Below the email, when its domain is one typo away from a common one. */
  emailSuggestion: 'Did you mean {email}?',
  /** For an account with two-factor authentication. */
  secondStep: {
    title: 'One more step',
    loading: 'Loading',
    startAgain: 'Start over',
  },
  /** On the login and signup screens, for a visitor who wants to subscribe. */
  checkout: {
    accountFirst: 'To subscribe, log in or create an account',
    paymentNext: 'Next is the payment. After that, every lecture is open to you.',
  },
});
