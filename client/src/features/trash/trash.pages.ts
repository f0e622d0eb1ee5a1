import { admins, type Screen } from '#client/routing/screen.ts';
import { paths } from '#shared/paths.ts';

export const pages: readonly Screen[] = [
  {
    path: paths.trash,
    access: admins,
    load: async () => (await import('./trash-page.tsx')).TrashPage,
  },
];
