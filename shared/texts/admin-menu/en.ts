import type { TextTree } from '#shared/texts/texts.ts';

export const texts = {
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
} as const satisfies TextTree;
