import { members, type Screen } from '#client/routing/screen.ts';
import { paths } from '#shared/paths.ts';

export const pages: readonly Screen[] = [
  {
    path: paths.access,
    access: members,
    load: async () => (await import('./access-page.tsx')).AccessPage,
  },
];
