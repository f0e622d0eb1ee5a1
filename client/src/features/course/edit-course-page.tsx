import { Badge, Flex, Grid, Stack } from '@chakra-ui/react';
import { Suspense, useState } from 'react';
import { Navigate, useNavigate, useParams } from 'react-router-dom';
import { lazyPart } from '#client/ui/lazy-part.tsx';
import { NotFoundPage } from '#client/ui/not-found-page.tsx';
import { QueryFallback } from '#client/ui/query-fallback.tsx';
import { paths } from '#shared/paths.ts';
import { useEditCourseQuery, type EditableCourseFragment } from '#client/gql/graphql.ts';
import { hasCode } from '#client/graphql/errors.ts';
import { DraftBadge } from '#client/ui/draft-badge.tsx';
import { LinkButton } from '#client/ui/link-button.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { AdminPage } from '#client/ui/admin-page.tsx';
import { auditMessages } from '#shared/audit.ts';
import { courseMessages } from '#shared/course.ts';
import { courseFormTexts } from '#shared/texts/course-form.ts';
import { CopyCourseControl } from './copy-course-control.tsx';
import { DeleteCourseControl } from './delete-course-control.tsx';
import { useDeleteCourse } from './use-delete-course.ts';
import { CourseLectures } from './course-lectures.tsx';
import { ExportCourseControl } from './export-course-control.tsx';
import { EditCourseForm } from './edit-course-form.tsx';

const { edit: texts } = courseFormTexts;

/** Loaded lazily, because it includes the tus client. */
const FileEditor = lazyPart(async () => (await import('#client/features/file/file-editor.tsx')).FileEditor);

/** Page where an ADMIN edits a course and orders its lectures. */
export function EditCoursePage() {
  const { slug } = useParams();
  return slug ? <EditCourse key={slug} slug={slug} /> : <Navigate to={paths.courses} replace />;
}

function EditCourse({ slug }: { slug: string }) {
  const navigate = useNavigate();
  const [isDeleting, setIsDeleting] = useState(false);
  // An edit starts from the saved state, so the cache is bypassed. The query is skipped during the deletion.
  const query = useEditCourseQuery({
    variables: { slug },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
    skip: isDeleting,
  });
  const course = (query.data ?? query.previousData)?.course;
  const deleteCourse = useDeleteCourse();

  const onDelete = async (id: string) => {
    setIsDeleting(true);
    const { ok } = await deleteCourse(id);
    if (ok) await navigate(paths.courses, { replace: true });
    else setIsDeleting(false);
  };

  if (!course && hasCode(query.error, 'NOT_FOUND')) return <NotFoundPage />;
  return (
    <AdminPage title={texts.heading} actions={course && <CourseState course={course} />}>
      {course ? (
        <Grid
          gap={{ base: '12', lg: '16' }}
          templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1.3fr)' }}
        >
          <EditCourseForm course={course} />
          <Stack gap="12">
            <CourseLectures course={course} />
            <Suspense fallback={<Skeleton height="48" />}>
              <FileEditor place={{ courseId: course.id, slug: course.slug, lectureId: null }} />
            </Suspense>
            <Flex wrap="wrap" gap="3">
              <LinkButton to={`${paths.auditLog}?subject=${course.id}`} variant="outline">
                {auditMessages.ofCourse}
              </LinkButton>
              <CopyCourseControl id={course.id} />
              <ExportCourseControl id={course.id} />
              <DeleteCourseControl
                title={course.title}
                isDeleting={isDeleting}
                onDelete={() => onDelete(course.id)}
              />
            </Flex>
          </Stack>
        </Grid>
      ) : (
        <QueryFallback {...query} failure={courseMessages.failure.loadCourses} skeleton="96" />
      )}
    </AdminPage>
  );
}

function CourseState({ course }: { course: EditableCourseFragment }) {
  return (
    <Flex gap="3" align="center">
      {course.publishedAt === null ? <DraftBadge /> : <Badge>{texts.published}</Badge>}
      <LinkButton to={paths.course(course.slug)} variant="outline">
        {texts.show}
      </LinkButton>
    </Flex>
  );
}
