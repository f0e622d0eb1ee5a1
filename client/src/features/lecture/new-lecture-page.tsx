import { Text } from '@chakra-ui/react';
import type { ComponentType } from 'react';
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

interface NewLecturePageProps {
  title: string;
  /** The form of the new lecture. It calls `onAdded` once the lecture exists. */
  Form: ComponentType<{ courseId: string; slug: string; onAdded: (lectureId: string) => void }>;
}

/** The page of a form for a new lecture of the course in the address. */
export function NewLecturePage(props: NewLecturePageProps) {
  const { slug } = useParams();
  return slug ? <NewLectureOf slug={slug} {...props} /> : <Navigate to={paths.courses} replace />;
}

function NewLectureOf({ slug, title, Form }: NewLecturePageProps & { slug: string }) {
  const query = useCourseQuery({ variables: { slug } });
  const course = query.data?.course;
  const navigate = useNavigate();
  if (hasCode(query.error, 'NOT_FOUND')) return <NotFoundPage />;
  return (
    <AdminPage title={title}>
      {course ? (
        <>
          <Text marginBottom="6">
            <RichText
              text={lectureFormTexts.toCourse({ title: course.title })}
              tags={{
                course: (name) => (
                  <Link to={paths.course(slug)}>
                    <bdi>{name}</bdi>
                  </Link>
                ),
              }}
            />
          </Text>
          <Form
            courseId={course.id}
            slug={slug}
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
