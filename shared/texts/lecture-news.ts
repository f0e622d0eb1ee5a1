import { textsOf } from './texts.ts';

/** The marks of lectures that are new or have changed. */
export const lectureNewsTexts = textsOf('lecture-news', {
  /** Marks a lecture that was added to its course within the last 30 days. */
  isNew: 'New',
  /** Marks a lecture that has changed since the learner watched it. */
  changed: 'Changed since you watched it',
});
