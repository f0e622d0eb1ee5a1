import { AdminPage } from '#client/ui/admin-page.tsx';
import { LinkButton } from '#client/ui/link-button.tsx';
import { paths } from '#shared/paths.ts';
import { CoursesOverview } from './courses-overview.tsx';

/** Every course of the school, without the numbers around it. */
export function AdminCoursesPage() {
  return (
    <AdminPage title="Courses" actions={<LinkButton to={paths.createCourse}>Create New Course</LinkButton>}>
      <CoursesOverview />
    </AdminPage>
  );
}
