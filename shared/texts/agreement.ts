import { textsOf } from './texts.ts';

/** The terms that people accept by signing up or buying. */
export const agreementTexts = textsOf('agreement', {
  /** Below the sign-up form. `date` is the date of the current terms. The tags are links. */
  signUp: {
    both: 'By creating an account you agree to the <terms>Terms of service</terms> of {date} and confirm that you have read the <privacy>Privacy policy</privacy>.',
    terms: 'By creating an account you agree to the <terms>Terms of service</terms> of {date}.',
    privacy: 'By creating an account you confirm that you have read the <privacy>Privacy policy</privacy>.',
  },
  /** The same above the Buy Now button. */
  buy: {
    both: 'By buying you agree to the <terms>Terms of service</terms> of {date} and confirm that you have read the <privacy>Privacy policy</privacy>.',
    terms: 'By buying you agree to the <terms>Terms of service</terms> of {date}.',
    privacy: 'By buying you confirm that you have read the <privacy>Privacy policy</privacy>.',
  },
  /** Above the Buy Now button, if the school has a withdrawal notice. The tag is a link. */
  withdrawal: 'The <withdrawal>Withdrawal notice</withdrawal> explains your right of withdrawal.',
});
