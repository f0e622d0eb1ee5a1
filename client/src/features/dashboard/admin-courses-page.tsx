import { AdminPage } from '#client/ui/admin-page.tsx';
import { LinkButton } from '#client/ui/link-button.tsx';
import { paths } from '#shared/paths.ts';
import { statsMessages } from '#shared/stats.ts';
import { CoursesOverview } from './courses-overview.tsx';

/** All courses of the school, without the statistics of the dashboard. */
export function AdminCoursesPage() {
  return (
    <AdminPage
      title={statsMessages.courses}
      actions={<LinkButton to={paths.createCourse}>{statsMessages.createCourse}</LinkButton>}
    >
      <CoursesOverview />
    </AdminPage>
  );
}
