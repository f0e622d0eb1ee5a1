import { Box, Flex, Stack, Text } from '@chakra-ui/react';
import { Suspense } from 'react';
import { Link, Navigate, useNavigate, useParams } from 'react-router-dom';
import { lazyPart } from '#client/ui/lazy-part.tsx';
import { NotFoundPage } from '#client/ui/not-found-page.tsx';
import { QueryFallback } from '#client/ui/query-fallback.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { paths } from '#shared/paths.ts';
import { VideoPreview } from '#client/features/upload/video-preview.tsx';
import { useEditLectureQuery } from '#client/gql/graphql.ts';
import { hasCode } from '#client/graphql/errors.ts';
import { LectureState } from '#client/entities/lecture/lecture-state.tsx';
import { LinkButton } from '#client/ui/link-button.tsx';
import { AdminPage } from '#client/ui/admin-page.tsx';
import { lectureMessages } from '#shared/lecture.ts';
import { lectureFormTexts } from '#shared/texts/lecture-form.ts';
import { RichText } from '#client/ui/rich-text.tsx';
import { LecturePublication } from './lecture-publication.tsx';
import { EditLectureForm } from './edit-lecture-form.tsx';

// In one file with it, because each screen's script adds to the list that all pages load.
export { AddLinkLecturePage } from './add-link-lecture-page.tsx';
export { AddTextLecturePage } from './add-text-lecture-page.tsx';

/** Loaded lazily, because it includes the tus client. */
const FileEditor = lazyPart(async () => (await import('#client/features/file/file-editor.tsx')).FileEditor);

/** Page where an ADMIN edits a lecture. */
export function EditLecturePage() {
  const { slug, lectureId } = useParams();
  if (!slug || !lectureId) return <Navigate to={paths.courses} replace />;
  return <EditLecture key={lectureId} slug={slug} lectureId={lectureId} />;
}

function EditLecture({ slug, lectureId }: { slug: string; lectureId: string }) {
  // An edit starts from the saved state, so the cache is bypassed.
  const query = useEditLectureQuery({
    variables: { id: lectureId },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  const navigate = useNavigate();
  const lecture = query.data?.lecture;
  const course = lecture?.course;
  if (hasCode(query.error, 'NOT_FOUND') || (course && course.slug !== slug)) return <NotFoundPage />;
  const isVideo = lecture?.kind === 'VIDEO';
  return (
    // A text has its preview beside it.
    <AdminPage title={lectureFormTexts.edit} width={lecture?.kind === 'TEXT' ? 'wide' : 'narrow'}>
      {course && lecture ? (
        <>
          <Flex marginBottom="6" gap="3" wrap="wrap" align="center" justify="space-between">
            <Text flex="1 1 12rem">
              <RichText
                text={lectureFormTexts.ofCourse({ title: course.title })}
                tags={{
                  course: (title) => (
                    <Link to={paths.course(slug)}>
                      <bdi>{title}</bdi>
                    </Link>
                  ),
                }}
              />
            </Text>
            <Flex gap="3" wrap="wrap">
              {isVideo && (
                <>
                  <LinkButton to={paths.captions(slug, lectureId)} variant="outline">
                    {lectureFormTexts.captions}
                  </LinkButton>
                  <LinkButton to={paths.chapters(slug, lectureId)} variant="outline">
                    {lectureFormTexts.chapters}
                  </LinkButton>
                </>
              )}
              <LinkButton to={paths.lecture(slug, lectureId)} variant="outline">
                {isVideo ? lectureFormTexts.watch : lectureFormTexts.read}
              </LinkButton>
            </Flex>
          </Flex>
          <Stack marginBottom="8" gap="3">
            <LectureState lecture={lecture} />
            <LecturePublication courseId={course.id} lecture={lecture} />
            {isVideo && <VideoPreview lecture={lecture} />}
          </Stack>
          <EditLectureForm
            lecture={lecture}
            slug={slug}
            // Where an admin edits the next lecture.
            onSaved={() => navigate(paths.editCourse(slug), { replace: true })}
          />
          <Box marginTop="12">
            <Suspense fallback={<Skeleton height="48" />}>
              <FileEditor place={{ courseId: course.id, slug, lectureId }} />
            </Suspense>
          </Box>
        </>
      ) : (
        <QueryFallback {...query} failure={lectureMessages.failure.loadLectures} skeleton="96" />
      )}
    </AdminPage>
  );
}
