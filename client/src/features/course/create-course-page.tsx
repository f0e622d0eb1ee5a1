import { useNavigate } from 'react-router-dom';
import { Page } from '#client/ui/page.tsx';
import { paths } from '#client/app/paths.ts';
import { CourseForm } from './course-form.tsx';

/** Where an ADMIN creates a course. */
export function CreateCoursePage() {
  const navigate = useNavigate();
  return (
    <Page title="Create New Course" width="narrow">
      <CourseForm onCreated={() => navigate(paths.courses)} />
    </Page>
  );
}
