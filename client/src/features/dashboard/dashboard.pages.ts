import { admins, type Screen } from '#client/routing/screen.ts';
import { paths } from '#shared/paths.ts';

export const pages: readonly Screen[] = [
  {
    path: paths.dashboard,
    access: admins,
    load: async () => (await import('./dashboard-page.tsx')).DashboardPage,
  },
  {
    path: paths.statistics,
    access: admins,
    load: async () => (await import('./statistics-page.tsx')).StatisticsPage,
  },
];
