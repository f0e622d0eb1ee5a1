import { textsOf } from './texts.ts';

/** What leads admins to their screens. */
export const adminMenuTexts = textsOf('admin-menu', {
  /** Names the links to the screens of admins, for those who hear it. */
  label: 'Administration',
  dashboard: 'Dashboard',
  statistics: 'Statistics',
  courses: 'Courses',
  members: 'Members',
  messages: 'Messages',
  payments: 'Payments',
  trash: 'Trash',
  auditLog: 'Audit log',
  health: 'Health',
  settings: 'Settings',
  /** Heard after the name of a link: how many things there want a look. */
  count: {
    openMessages: ', {count, number} open',
    paymentProblems: ', {count, number} that need attention',
  },
});
