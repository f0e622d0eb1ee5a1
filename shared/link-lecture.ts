import { textsOf } from './texts/texts.ts';

/** Lengths count characters (code points). */
export const linkLectureLimits = {
  /** Why the page is worth reading. */
  reason: { max: 500 },
  url: { max: 2_000 },
} as const;

/** Errors about the address of a lecture that is a link. */
export const linkLectureMessages = textsOf('link-lecture-errors', {
  invalid: 'Enter the address of a web page, such as https://example.com/article',
  hasCredentials: 'Enter an address without a user name or password',
});
