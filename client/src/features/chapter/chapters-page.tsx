import { Box, Flex, Grid, Text } from '@chakra-ui/react';
import { Link, Navigate, useParams } from 'react-router-dom';
import { LectureVideo } from '#client/features/lecture/lecture-video.tsx';
import { useCourseLectures } from '#client/features/lecture/use-course-lectures.ts';
import { useOwnPlayerSettings } from '#client/features/player-settings/use-own-player-settings.ts';
import { useLectureChaptersQuery, type CourseLecturesQuery } from '#client/gql/graphql.ts';
import { hasCode } from '#client/graphql/errors.ts';
import { PlaybackProvider } from '#client/player/playback.tsx';
import { LinkButton } from '#client/ui/link-button.tsx';
import { NotFoundPage } from '#client/ui/not-found-page.tsx';
import { AdminPage } from '#client/ui/admin-page.tsx';
import { QueryFallback } from '#client/ui/query-fallback.tsx';
import { lectureMessages } from '#shared/lecture.ts';
import { paths } from '#shared/paths.ts';
import { chapterMessages } from '#shared/chapter.ts';
import { RichText } from '#client/ui/rich-text.tsx';
import { ChapterEditor } from './chapter-editor.tsx';

/** Page where an ADMIN divides a lecture into chapters, next to its video. */
export function ChaptersPage() {
  const { slug, lectureId } = useParams();
  if (!slug || !lectureId) return <Navigate to={paths.courses} replace />;
  return <ChaptersOf key={lectureId} slug={slug} lectureId={lectureId} />;
}

function ChaptersOf({ slug, lectureId }: { slug: string; lectureId: string }) {
  const { query, course, renewLinks } = useCourseLectures(slug);
  useOwnPlayerSettings();
  const lecture = course?.lectures.find(({ id }) => id === lectureId);
  if (hasCode(query.error, 'NOT_FOUND') || (course && !lecture)) return <NotFoundPage />;
  return (
    <AdminPage title={chapterMessages.heading}>
      {course && lecture ? (
        <LectureChapters course={course} lecture={lecture} renewLinks={renewLinks} />
      ) : (
        <QueryFallback {...query} failure={lectureMessages.failure.loadLectures} skeleton="96" />
      )}
    </AdminPage>
  );
}

interface LectureChaptersProps {
  course: CourseLecturesQuery['course'];
  lecture: CourseLecturesQuery['course']['lectures'][number];
  renewLinks: ReturnType<typeof useCourseLectures>['renewLinks'];
}

function LectureChapters({ course: { slug }, lecture, renewLinks }: LectureChaptersProps) {
  // An edit starts from the saved state, so the cache is bypassed.
  const query = useLectureChaptersQuery({
    variables: { slug },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  const edited = query.data?.course.lectures.find(({ id }) => id === lecture.id);
  // If the other version cannot be loaded, only the server's error shows. The next save tries again.
  const meetOthers = () => query.refetch().catch(() => undefined);
  return (
    <PlaybackProvider>
      <Flex marginBottom="6" gap="3" wrap="wrap" align="center" justify="space-between">
        <Text flex="1 1 12rem">
          <RichText
            text={chapterMessages.ofLecture({ title: lecture.title })}
            tags={{
              lecture: (title) => (
                <Link to={paths.lecture(slug, lecture.id)}>
                  <bdi>{title}</bdi>
                </Link>
              ),
            }}
          />
        </Text>
        <Flex gap="3" wrap="wrap">
          <LinkButton to={paths.captions(slug, lecture.id)} variant="outline">
            {chapterMessages.captions}
          </LinkButton>
          <LinkButton to={paths.editLecture(slug, lecture.id)} variant="outline">
            {chapterMessages.editLecture}
          </LinkButton>
        </Flex>
      </Flex>
      <Grid gap="8" templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 30rem)' }}>
        <Box className="dark" position={{ base: 'sticky', lg: 'static' }} top="0" zIndex="1">
          <LectureVideo
            slug={slug}
            lecture={lecture}
            renewLinks={() => renewLinks(lecture.id)}
            startAt={0}
            autoPlay={false}
            next={null}
            onPrevious={null}
            ending={null}
          />
        </Box>
        {edited ? (
          <ChapterEditor lecture={edited} duration={lecture.duration} onConflict={meetOthers} />
        ) : (
          <QueryFallback {...query} failure={lectureMessages.failure.loadLectures} skeleton="72" />
        )}
      </Grid>
    </PlaybackProvider>
  );
}
