import { textsOf } from './texts/texts.ts';

/** Texts that many features share. */
export const messages = textsOf('general', {
  failure: {
    operation: 'Operation failed',
    /** A section of a page. */
    part: 'This section could not be loaded',
    copy: 'Copying failed. Please select the text and copy it yourself',
  },
  success: {
    copy: 'Copied',
  },
  validation: {
    imageTooLarge: 'This picture is too large. At most 10 MB and 50 megapixels are allowed',
    imageUnreadable: 'This picture cannot be read. Please choose another file',
    hiddenCharacters:
      'This text contains a line break or a hidden control character. Delete it and type the text again',
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
    /** Undoes what the notice above the button reports. */
    undo: 'Undo',
    /** Closes a dialog without changing anything. */
    cancel: 'Cancel',
    tryAgain: 'Try again',
  },
  /** Below the error of something that could not be loaded. */
  checkConnection: 'Check your internet connection, then try again.',
  internal: 'Something went wrong on our side. Please try again',
  /** An error with the ID under which it is in the server's log. */
  withIncident: '{message} (incident {incident})',
  offline: {
    what: 'You are offline',
    then: 'This loads automatically as soon as you are back online.',
  },
  unavailable: 'The service is not available right now. Please try again in a moment',
  /** A proxy, such as nginx, is in front of the server and has a limit of its own. */
  tooLargeForProxy: 'A proxy in front of the school refuses files of this size. An admin can raise its limit',
  /** After too many requests. `wait` is a duration, such as `5 minutes`, and `time` a time of day. */
  retry: 'You can try again in {wait}, at {time}.',
  badRequest: 'The request is malformed',
});
