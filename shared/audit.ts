import { textsOf } from './texts/texts.ts';

/** The audit log, which lists what admins did. */
export const auditMessages = textsOf('audit', {
  title: 'Audit log',
  caption: 'Admin actions, newest first',
  /** The column headers of the table and of its CSV file. Those of `what` and `who` also label filters. */
  column: {
    /** What was done, such as `Deleted a course`. */
    what: 'Action',
    /** The course, lecture or person that the action was about. */
    subject: 'Subject',
    details: 'Details',
    /** The admin who did it. */
    who: 'Admin',
    when: 'Time',
  },
  /** Above the entries of one course, lecture or member, and the button that shows all entries. */
  oneSubject: {
    text: 'Only the entries of one subject are shown.',
    listAll: 'Show all entries',
  },
  /** A link from a course to its entries. */
  ofCourse: 'View audit log',
  deletedAccount: 'A deleted account',
  filter: {
    search: 'Title, name or details',
    everyAction: 'All actions',
    everyAdmin: 'All admins',
  },
  /** The label of the button `CSV`, for screen readers. It must contain `CSV`. */
  download: 'Download these entries as CSV',
  nothingFound: {
    title: 'No entries found',
    description: 'No entry matches these filters.',
    showAll: 'Show all entries',
  },
  nothingDone: {
    title: 'No entries yet',
    description: 'Changes that admins make to courses, lectures, members or messages appear here.',
  },
  /** The actions: in the table, and as options of a filter. */
  action: {
    ACCESS_ENDED: 'Revoked access',
    ACCESS_GRANTED: 'Granted access',
    COURSE_CREATED: 'Created a course',
    COURSE_DELETED: 'Deleted a course',
    COURSE_DELETED_FOREVER: 'Deleted a course forever',
    COURSE_EDITED: 'Edited a course',
    COURSE_PUBLISHED: 'Published a course',
    COURSE_RESTORED: 'Restored a course',
    COURSE_UNPUBLISHED: 'Unpublished a course',
    DECLARATION_ACCEPTED: 'Accepted a cancellation or withdrawal',
    DECLARATION_CLOSED: 'Closed a cancellation or withdrawal',
    DEMO_ACCOUNT_REMOVED: 'Removed a demo account',
    DEMO_REMOVED: 'Removed the demo',
    EMAIL_CHANGED: 'Changed an email address',
    FILE_ADDED: 'Added a file',
    FILE_DELETED: 'Deleted a file',
    FILE_DELETED_FOREVER: 'Deleted a file forever',
    FILE_EDITED: 'Renamed a file',
    FILE_MOVED: 'Moved a file',
    FILE_RESTORED: 'Restored a file',
    INVITATION_ACCEPTED: 'Accepted an invitation',
    INVITATION_RESENT: 'Resent an invitation',
    INVITATION_RESTORED: 'Restored an invitation',
    INVITATION_REVOKED: 'Revoked an invitation',
    INVITATION_SENT: 'Sent an invitation',
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
    PAYMENTS_RECONCILED: 'Compared payments with Stripe',
    PAYMENT_REFUNDED: 'Refunded a payment',
    PRICE_CHANGE_CALLED_OFF: 'Called off a price change',
    PRICE_CHANGE_STARTED: 'Changed the price for running subscriptions',
    REFUND_RETRIED: 'Retried a refund',
    ROLE_CHANGED: 'Changed a role',
    SECTION_ADDED: 'Added a section',
    SECTION_DELETED: 'Deleted a section',
    SECTION_EDITED: 'Edited a section',
    SCHOOL_CHANGED: 'Changed the school’s settings',
    SCHOOL_PAGE_CREATED: 'Created a page',
    SCHOOL_PAGE_DELETED: 'Deleted a page',
    SCHOOL_PAGE_EDITED: 'Edited a page',
    SECOND_FACTOR_REMOVED: 'Turned off two-factor authentication',
    SESSIONS_ENDED: 'Logged a member out everywhere',
    STRIPE_ACCOUNT_CHANGED: 'Started with another Stripe account',
  },
  failure: {
    loadAuditLog: 'Failed to load the audit log',
    exportAuditLog: 'Failed to export the audit log',
  },
  loading: {
    exportAuditLog: 'Exporting the audit log',
  },
  success: {
    exportAuditLog: 'Audit log exported',
  },
});
