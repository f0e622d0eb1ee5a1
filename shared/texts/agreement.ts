import { textsOf } from './texts.ts';

/** What somebody agrees to who goes on. */
export const agreementTexts = textsOf('agreement', {
  /** Below the form of an account. `date` is that of the version of the terms; the tags are links. */
  signUp: {
    both: 'By creating an account you agree to the <terms>Terms of service</terms> of {date} and confirm that you have read the <privacy>Privacy policy</privacy>.',
    terms: 'By creating an account you agree to the <terms>Terms of service</terms> of {date}.',
    privacy: 'By creating an account you confirm that you have read the <privacy>Privacy policy</privacy>.',
  },
  /** The same beside the button that pays. */
  buy: {
    both: 'By buying you agree to the <terms>Terms of service</terms> of {date} and confirm that you have read the <privacy>Privacy policy</privacy>.',
    terms: 'By buying you agree to the <terms>Terms of service</terms> of {date}.',
    privacy: 'By buying you confirm that you have read the <privacy>Privacy policy</privacy>.',
  },
});
