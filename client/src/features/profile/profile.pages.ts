import { members, type Screen } from '#client/routing/screen.ts';
import { paths } from '#shared/paths.ts';

export const pages: readonly Screen[] = [
  {
    path: paths.profile,
    access: members,
    load: async () => (await import('./profile-page.tsx')).ProfilePage,
  },
  {
    path: paths.editProfile,
    access: members,
    load: async () => (await import('./edit-profile-page.tsx')).EditProfilePage,
  },
  {
    path: paths.accountDeleted,
    access: 'everyone',
    load: async () => (await import('./account-deleted-page.tsx')).AccountDeletedPage,
  },
];
