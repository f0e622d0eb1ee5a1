import { admins, type Screen } from '#client/routing/screen.ts';
import { patterns } from '#shared/paths.ts';

export const pages: readonly Screen[] = [
  {
    path: patterns.chapters,
    access: admins,
    load: async () => (await import('./chapters-page.tsx')).ChaptersPage,
  },
];
