import type { Screen } from '#client/routing/screen.ts';
import { paths } from '#shared/paths.ts';

export const pages: readonly Screen[] = [
  {
    path: paths.developers,
    access: 'everyone',
    load: async () => (await import('./developers-page.tsx')).DevelopersPage,
  },
];
