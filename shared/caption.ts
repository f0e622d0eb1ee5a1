import { texts } from './texts/caption/en.ts';
import { textsOf } from './texts/texts.ts';

/** Lengths count characters (code points), sizes count bytes. */
export const captionLimits = {
  captionsBytes: 2 * 1024 * 1024,
  cueText: { max: 500 },
  /** Of a line of a file, with its markup. */
  cueLine: { max: 10_000 },
} as const;

/** What is said of captions where admins edit them, and errors about them. */
export const captionMessages = textsOf('caption', texts);
