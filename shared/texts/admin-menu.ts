import { textsOf } from './texts.ts';

/** The navigation between the admin pages. */
export const adminMenuTexts = textsOf('admin-menu', {
  /** The label of the navigation. In narrow windows it is on the button that unfolds it, before the name of the current page. */
  label: 'Administration',
  /** The headings above groups of links. */
  group: {
    teach: 'Teach',
    people: 'People',
    money: 'Money',
    school: 'School',
  },
  page: {
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
  },
  /** After the name of a link, for screen readers: `Messages, 3 open`. */
  count: {
    openMessages: ', {count, number} open',
    paymentProblems: ', {count, number} that need attention',
  },
});
