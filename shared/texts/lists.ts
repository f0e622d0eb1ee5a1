import { textsOf } from './texts.ts';

/** Below lists that show more entries on request. */
export const listTexts = textsOf('lists', {
  /** The button that shows more entries. */
  showMore: 'Show more',
  /** How many entries of a list are shown. */
  shown: {
    courses: 'Showing {shown, number} of {total, number} courses',
    lectures: 'Showing {shown, number} of {total, number} lectures',
    files: 'Showing {shown, number} of {total, number} files',
    coursesAndLectures: 'Showing {shown, number} of {total, number} courses and lectures',
    invitations: 'Showing {shown, number} of {total, number} invitations',
    messages: 'Showing {shown, number} of {total, number} messages',
    /** Replies to a contact message. */
    answers: 'Showing {shown, number} of {total, number} answers',
    payments: 'Showing {shown, number} of {total, number} payments',
    ledgerLines: 'Showing {shown, number} of {total, number} movements',
    priceChanges: 'Showing {shown, number} of {total, number} price changes',
    purchases: 'Showing {shown, number} of {total, number} purchases',
    /** Cancellations and withdrawals. */
    declarations: 'Showing {shown, number} of {total, number} declarations',
    /** Payments that need the attention of an admin. */
    problems: 'Showing {shown, number} of {total, number} problems',
    /** Of a log or a history. */
    entries: 'Showing {shown, number} of {total, number} entries',
    /** Devices on which a user is logged in. */
    devices: 'Showing {shown, number} of {total, number} devices',
    /** Saved versions of a text. */
    versions: 'Showing {shown, number} of {total, number} versions',
    /** API tokens. */
    tokens: 'Showing {shown, number} of {total, number} tokens',
  },
});
