import { texts } from './texts/progress/en.ts';
import { textsOf } from './texts/texts.ts';

/** Lengths count characters (code points), sizes count bytes. */
export const progressLimits = {
  /** Of the video that has to be watched for a lecture to be done. */
  doneRatio: 0.9,
} as const;

/** What is said of positions and progress. */
export const progressMessages = textsOf('progress', texts);
