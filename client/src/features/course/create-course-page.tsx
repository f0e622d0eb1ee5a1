import { useNavigate } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { AdminPage } from '#client/ui/admin-page.tsx';
import { courseFormTexts } from '#shared/texts/course-form.ts';
import { CreateCourseForm } from './create-course-form.tsx';

/** Page where an ADMIN creates a course. */
export function CreateCoursePage() {
  const navigate = useNavigate();
  return (
    <AdminPage title={courseFormTexts.create.heading} width="narrow">
      <CreateCourseForm
        onPublished={() => navigate(paths.courses)}
        // The work continues where lectures are added.
        onDrafted={({ slug }) => navigate(paths.editCourse(slug))}
      />
    </AdminPage>
  );
}
