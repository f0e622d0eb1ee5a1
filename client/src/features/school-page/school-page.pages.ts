import { admins, type Screen } from '#client/routing/screen.ts';
import { paths, patterns } from '#shared/paths.ts';

export const pages: readonly Screen[] = [
  {
    path: patterns.schoolPage,
    access: 'everyone',
    load: async () => (await import('./school-page.tsx')).SchoolPage,
  },
  {
    path: paths.schoolPages,
    access: admins,
    load: async () => (await import('./page-settings-page.tsx')).PageSettingsPage,
  },
  {
    path: paths.createSchoolPage,
    access: admins,
    load: async () => (await import('./create-school-page.tsx')).CreateSchoolPage,
  },
  {
    path: patterns.editSchoolPage,
    access: admins,
    load: async () => (await import('./edit-school-page.tsx')).EditSchoolPage,
  },
];
