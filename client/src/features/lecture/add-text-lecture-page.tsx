import { Text } from '@chakra-ui/react';
import { Link, Navigate, useNavigate, useParams } from 'react-router-dom';
import { useCourseQuery } from '#client/gql/graphql.ts';
import { hasCode } from '#client/graphql/errors.ts';
import { AdminPage } from '#client/ui/admin-page.tsx';
import { NotFoundPage } from '#client/ui/not-found-page.tsx';
import { QueryFallback } from '#client/ui/query-fallback.tsx';
import { RichText } from '#client/ui/rich-text.tsx';
import { courseMessages } from '#shared/course.ts';
import { paths } from '#shared/paths.ts';
import { lectureFormTexts } from '#shared/texts/lecture-form.ts';
import { TextLectureForm } from './text-lecture-form.tsx';

/** Page where an ADMIN writes a new lecture. */
export function AddTextLecturePage() {
  const { slug } = useParams();
  return slug ? <AddTextTo slug={slug} /> : <Navigate to={paths.courses} replace />;
}

function AddTextTo({ slug }: { slug: string }) {
  const query = useCourseQuery({ variables: { slug } });
  const course = query.data?.course;
  const navigate = useNavigate();
  if (hasCode(query.error, 'NOT_FOUND')) return <NotFoundPage />;
  return (
    <AdminPage title={lectureFormTexts.addText}>
      {course ? (
        <>
          <Text marginBottom="6">
            <RichText
              text={lectureFormTexts.toCourse({ title: course.title })}
              tags={{
                course: (title) => (
                  <Link to={paths.course(slug)}>
                    <bdi>{title}</bdi>
                  </Link>
                ),
              }}
            />
          </Text>
          <TextLectureForm
            courseId={course.id}
            // Where the lecture is published.
            onAdded={(id) => void navigate(paths.editLecture(slug, id), { replace: true })}
          />
        </>
      ) : (
        <QueryFallback {...query} failure={courseMessages.failure.loadCourses} skeleton="96" />
      )}
    </AdminPage>
  );
}
