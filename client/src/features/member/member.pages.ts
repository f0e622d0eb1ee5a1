import { admins, type Screen } from '#client/routing/screen.ts';
import { paths, patterns } from '#shared/paths.ts';

export const pages: readonly Screen[] = [
  {
    path: paths.members,
    access: admins,
    load: async () => (await import('./members-page.tsx')).MembersPage,
  },
  {
    path: patterns.member,
    access: admins,
    load: async () => (await import('./member-page.tsx')).MemberPage,
  },
];
