import { textsOf } from './texts/texts.ts';

/** What the audit log says, the actions of admins among it. */
export const auditMessages = textsOf('audit', {
  title: 'Audit log',
  caption: 'What admins did, newest first',
  /** The heads of the table's columns, which its CSV file has, too. */
  column: {
    /** What was done. */
    what: 'What',
    /** The course, lecture or person that it was done to. */
    subject: 'To what',
    details: 'Details',
    /** The admin who did it. */
    who: 'Who',
    when: 'When',
  },
  /** Above the entries of one course, lecture or member, and the button that shows the others, too. */
  oneSubject: {
    text: 'Only what was done to one thing is listed.',
    listAll: 'List everything',
  },
  /** Leads to what admins did to a course. */
  ofCourse: 'What admins did',
  deletedAccount: 'A deleted account',
  filter: {
    search: 'Title, name or details',
    everyAction: 'Everything',
    everyAdmin: 'Every admin',
  },
  /** The button, whose label is `CSV`. */
  download: 'Download these entries as CSV',
  nothingFound: {
    title: 'No such entry',
    description: 'No admin has done this to such a thing in these days.',
    showAll: 'Show all entries',
  },
  nothingDone: {
    title: 'Nothing was done yet',
    description: 'Whatever an admin changes about courses, lectures, members or messages is kept here.',
  },
  /** What was done, by its name in the API: in the table, and in a list to choose from. */
  action: {
    ACCESS_ENDED: 'Ended access',
    ACCESS_GRANTED: 'Granted access',
    COURSE_CREATED: 'Created a course',
    COURSE_DELETED: 'Deleted a course',
    COURSE_DELETED_FOREVER: 'Deleted a course forever',
    COURSE_EDITED: 'Edited a course',
    COURSE_PUBLISHED: 'Published a course',
    COURSE_RESTORED: 'Restored a course',
    COURSE_UNPUBLISHED: 'Unpublished a course',
    DEMO_ACCOUNT_REMOVED: 'Removed an account of the demo',
    DEMO_REMOVED: 'Removed the demo',
    EMAIL_CHANGED: 'Changed an email',
    LECTURES_REORDERED: 'Reordered lectures',
    LECTURE_ADDED: 'Added a lecture',
    LECTURE_DELETED: 'Deleted a lecture',
    LECTURE_DELETED_FOREVER: 'Deleted a lecture forever',
    LECTURE_EDITED: 'Edited a lecture',
    LECTURE_PUBLISHED: 'Published a lecture',
    LECTURE_RESTORED: 'Restored a lecture',
    LECTURE_SCHEDULED: 'Scheduled a lecture',
    LECTURE_UNPUBLISHED: 'Unpublished a lecture',
    MESSAGE_ANSWERED: 'Answered a message',
    MESSAGE_HANDLED: 'Marked a message as done',
    MESSAGE_REOPENED: 'Reopened a message',
    PAYMENTS_RECONCILED: 'Compared the payments with Stripe',
    PAYMENT_REFUNDED: 'Refunded a payment',
    REFUND_RETRIED: 'Tried a refund again',
    ROLE_CHANGED: 'Changed a role',
    SCHOOL_CHANGED: 'Changed the settings of the school',
    SECOND_FACTOR_REMOVED: 'Removed a second factor',
    SESSIONS_ENDED: 'Logged a member out everywhere',
  },
  failure: {
    loadAuditLog: 'Failed to load the audit log',
    exportAuditLog: 'Failed to export the audit log',
  },
  loading: {
    exportAuditLog: 'Collecting the entries',
  },
  success: {
    exportAuditLog: 'Audit log exported',
  },
});
