import { textsOf } from './texts.ts';

/** What lists of lectures show beside a title: that a lecture is new or has changed, and how long a text takes. */
export const lectureNewsTexts = textsOf('lecture-news', {
  /** Marks a lecture that was added to its course within the last 30 days. */
  isNew: 'New',
  /** Marks a lecture that has changed since the learner watched it. */
  changed: 'Changed since you watched it',
  /** The same of a lecture that is a text. */
  textChanged: 'Changed since you read it',
  /** How long it takes to read a text. */
  readingTime: '{minutes} min read',
});
