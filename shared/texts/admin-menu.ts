import { textsOf } from './texts.ts';

/** The menu of the admin pages. */
export const adminMenuTexts = textsOf('admin-menu', {
  /** The label of the menu, for screen readers. */
  label: 'Administration',
  dashboard: 'Dashboard',
  statistics: 'Statistics',
  courses: 'Courses',
  members: 'Members',
  messages: 'Messages',
  payments: 'Payments',
  declarations: 'Cancellations',
  trash: 'Trash',
  auditLog: 'Audit log',
  health: 'Health',
  settings: 'Settings',
  /** The button that unfolds the links for which the row has no room. */
  more: 'More',
  /** After the name of a link, for screen readers: `Messages, 3 open`. */
  count: {
    openMessages: ', {count, number} open',
    paymentProblems: ', {count, number} that need attention',
  },
});
