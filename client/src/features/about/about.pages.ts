import type { Screen } from '#client/routing/screen.ts';
import { paths } from '#shared/paths.ts';

export const pages: readonly Screen[] = [
  {
    path: paths.about,
    access: 'everyone',
    load: async () => (await import('./about-page.tsx')).AboutPage,
  },
];
