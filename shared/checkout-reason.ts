/** What is said at the login and the signup to somebody who wants to subscribe. */
export const checkoutReason = {
  accountFirst: 'To subscribe, log in or create an account',
  paymentNext: 'Next comes the payment, and then every lecture is open to you.',
} as const;
