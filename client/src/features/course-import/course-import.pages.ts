import { admins, type Screen } from '#client/routing/screen.ts';
import { paths } from '#shared/paths.ts';

export const pages: readonly Screen[] = [
  {
    path: paths.importCourse,
    access: admins,
    load: async () => (await import('./import-course-page.tsx')).ImportCoursePage,
  },
];
