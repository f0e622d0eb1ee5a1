import { admins, type Screen } from '#client/routing/screen.ts';
import { paths } from '#shared/paths.ts';

export const pages: readonly Screen[] = [
  {
    path: paths.invitations,
    access: admins,
    load: async () => (await import('./invitations-page.tsx')).InvitationsPage,
  },
  {
    path: paths.invitation,
    access: 'everyone',
    load: async () => (await import('./invitation-page.tsx')).InvitationPage,
  },
];
