import { Flex, Text } from '@chakra-ui/react';
import { Link, Navigate, useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { NotFoundPage } from '#client/ui/not-found-page.tsx';
import { QueryFallback } from '#client/ui/query-fallback.tsx';
import { paths } from '#shared/paths.ts';
import { AddVideosButton } from '#client/features/upload/add-videos-button.tsx';
import { useCourseQuery } from '#client/gql/graphql.ts';
import { slugOfState } from '#client/routing/course-navigation-state.ts';
import { hasCode } from '#client/graphql/errors.ts';
import { AdminPage } from '#client/ui/admin-page.tsx';
import { courseMessages } from '#shared/course.ts';
import { useGoBack } from '#client/routing/use-go-back.ts';
import { lectureFormTexts } from '#shared/texts/lecture-form.ts';
import { RichText } from '#client/ui/rich-text.tsx';
import { LectureForm } from './lecture-form.tsx';

/** Page where an ADMIN adds a lecture. The course is in the URL, or in the location state as the specification defines. */
export function AddLecturePage() {
  const { slug: slugInPath } = useParams();
  const [search] = useSearchParams();
  const location = useLocation();
  const slug = slugInPath ?? slugOfState(location.state) ?? search.get('course');
  return slug ? <AddLectureTo slug={slug} /> : <Navigate to={paths.courses} replace />;
}

function AddLectureTo({ slug }: { slug: string }) {
  const query = useCourseQuery({ variables: { slug } });
  const course = query.data?.course;
  const goBack = useGoBack(paths.lectures(slug));
  const navigate = useNavigate();
  if (hasCode(query.error, 'NOT_FOUND')) return <NotFoundPage />;
  return (
    <AdminPage title={lectureFormTexts.addNew} width="narrow">
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
          <Flex
            align="center"
            justify="space-between"
            wrap="wrap"
            gap="3"
            paddingY="4"
            marginBottom="8"
            borderY="line"
            borderColor="border"
          >
            <Text flex="1 1 14rem">{lectureFormTexts.many}</Text>
            <AddVideosButton courseId={course.id} label={lectureFormTexts.chooseMany} />
          </Flex>
          <LectureForm
            courseId={course.id}
            onAdded={goBack}
            // The edit page has all the input and takes another video.
            onRejected={(id) => void navigate(paths.editLecture(slug, id), { replace: true })}
          />
        </>
      ) : (
        <QueryFallback {...query} failure={courseMessages.failure.loadCourses} skeleton="96" />
      )}
    </AdminPage>
  );
}
