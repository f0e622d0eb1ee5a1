import { textsOf } from './texts.ts';

/** What the first page says to admins. */
export const homeAdminTexts = textsOf('home-admin', {
  /** What admins have to see to, on the first page. */
  heading: 'What needs attention',
  /** Each is beside how many there are. */
  waiting: {
    paymentProblems: 'Payments that need attention',
    messages: 'Messages to be answered',
    drafts: 'Courses that are not published yet',
    /** `course` is the title of the course where to begin. */
    failedLectures: 'Lectures whose video failed, first of all in <course>{course}</course>',
    draftLectures: 'Drafts of lectures in published courses, first of all in <course>{course}</course>',
    nothing: 'Nothing waits for you.',
  },
});
