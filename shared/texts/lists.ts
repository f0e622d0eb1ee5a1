import { textsOf } from './texts.ts';

/** What lists say that grow. */
export const listTexts = textsOf('lists', {
  /** The button below a list that shows more of it. */
  showMore: 'Show more',
  /** How much of a list is shown. */
  shown: {
    courses: 'Showing {shown, number} of {total, number} courses',
    lectures: 'Showing {shown, number} of {total, number} lectures',
    coursesAndLectures: 'Showing {shown, number} of {total, number} courses and lectures',
    members: 'Showing {shown, number} of {total, number} members',
    messages: 'Showing {shown, number} of {total, number} messages',
    /** Answers to a message. */
    answers: 'Showing {shown, number} of {total, number} answers',
    payments: 'Showing {shown, number} of {total, number} payments',
    /** Payments that somebody has to look after. */
    problems: 'Showing {shown, number} of {total, number} problems',
    /** Of a log or a history. */
    entries: 'Showing {shown, number} of {total, number} entries',
    /** Devices on which somebody is logged in. */
    devices: 'Showing {shown, number} of {total, number} devices',
    /** Keys for programs that use the programming interface. */
    tokens: 'Showing {shown, number} of {total, number} tokens',
  },
});
