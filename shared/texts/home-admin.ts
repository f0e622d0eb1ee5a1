import { textsOf } from './texts.ts';

/** The home page of an admin. */
export const homeAdminTexts = textsOf('home-admin', {
  /** The heading of the list below. */
  heading: 'Needs attention',
  /** The number of items is shown beside each of these. */
  waiting: {
    paymentProblems: 'Payments that need attention',
    messages: 'Unanswered messages',
    drafts: 'Unpublished courses',
    /** `course` is the title of the first course with such lectures. */
    failedLectures: 'Lectures with failed videos, starting with <course>{course}</course>',
    draftLectures: 'Draft lectures in published courses, starting with <course>{course}</course>',
    nothing: 'Nothing needs your attention.',
  },
});
