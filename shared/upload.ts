import { texts } from './texts/upload/en.ts';
import { textsOf } from './texts/texts.ts';

/** Lengths count characters (code points), sizes count bytes. */
export const uploadLimits = {
  /** Files that can be added to a course at a time. */
  uploadFiles: 100,
  /** How long an upload waits for its next byte. */
  uploadHours: 72,
} as const;

/** What is said of files on their way. */
export const uploadMessages = textsOf('upload', texts);
