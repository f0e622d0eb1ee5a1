import { textsOf } from './texts/texts.ts';

/** Texts of no single feature: each feature's are in the file of its name beside this one. */
export const messages = textsOf('general', {
  failure: {
    operation: 'Operation failed',
    copy: 'It could not be copied. Please select it and copy it yourself',
  },
  success: {
    copy: 'Copied',
  },
  validation: {
    imageTooLarge: 'This picture is too large. At most 10 MB and 50 megapixels are allowed',
    imageUnreadable: 'This picture cannot be read. Please choose another file',
    textTooLong: 'At most {limit} characters are allowed',
  },
  access: {
    loginRequired: 'Please log in first',
    denied: 'You are not allowed to do this',
    tooManyRequests: 'Too many requests. Please try again later',
  },
  notFound: {
    page: 'There is nothing at this address',
  },
  /** Buttons that many screens have. */
  button: {
    /** Takes back what a notice tells. */
    undo: 'Undo',
    /** Leaves a dialog without doing anything. */
    cancel: 'Cancel',
    tryAgain: 'Try again',
  },
  /** Below what could not be loaded. */
  checkConnection: 'Check that you are connected, then try again.',
  internal: 'Something went wrong on our side. Please try again',
  withIncident: '{message} (incident {incident})',
  offline: {
    what: 'You are offline',
    then: 'This loads by itself as soon as you are connected again.',
  },
  unavailable: 'The service is not available right now. Please try again in a moment',
  /** When somebody who has to wait may try again. */
  retry: 'You can try again in {wait}, at {time}.',
  badRequest: 'This request is not well formed',
});
