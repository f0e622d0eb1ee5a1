import { admins, type Screen } from '#client/routing/screen.ts';
import { paths } from '#shared/paths.ts';

export const pages: readonly Screen[] = [
  {
    path: paths.health,
    access: admins,
    load: async () => (await import('./health-page.tsx')).HealthPage,
  },
];
