import { Box, Flex, Grid, Text } from '@chakra-ui/react';
import { Link, Navigate, useParams } from 'react-router-dom';
import { NotFoundPage } from '#client/ui/not-found-page.tsx';
import { QueryFallback } from '#client/ui/query-fallback.tsx';
import { paths } from '#shared/paths.ts';
import { PlaybackProvider } from '#client/player/playback.tsx';
import { useLectureTranscriptionQuery, type CourseLecturesQuery } from '#client/gql/graphql.ts';
import { hasCode } from '#client/graphql/errors.ts';
import { LinkButton } from '#client/ui/link-button.tsx';
import { AdminPage } from '#client/ui/admin-page.tsx';
import { lectureMessages } from '#shared/lecture.ts';
import { LectureVideo } from '#client/features/lecture/lecture-video.tsx';
import { useCourseLectures } from '#client/features/lecture/use-course-lectures.ts';
import { useOwnPlayerSettings } from '#client/features/player-settings/use-own-player-settings.ts';
import { RichText } from '#client/ui/rich-text.tsx';
import { captionMessages } from '#shared/caption.ts';
import { CaptionsPanel } from './captions-panel.tsx';

/** Page where an ADMIN edits the captions of a lecture next to its video. */
export function CaptionsPage() {
  const { slug, lectureId } = useParams();
  if (!slug || !lectureId) return <Navigate to={paths.courses} replace />;
  return <CaptionsOf key={lectureId} slug={slug} lectureId={lectureId} />;
}

function CaptionsOf({ slug, lectureId }: { slug: string; lectureId: string }) {
  const { query, course, renewLinks } = useCourseLectures(slug);
  useOwnPlayerSettings();
  const lecture = course?.lectures.find(({ id }) => id === lectureId);
  if (hasCode(query.error, 'NOT_FOUND') || (course && !lecture)) return <NotFoundPage />;
  return (
    <AdminPage title={captionMessages.page.title}>
      {course && lecture ? (
        <LectureCaptions course={course} lecture={lecture} renewLinks={renewLinks} />
      ) : (
        <QueryFallback {...query} failure={lectureMessages.failure.loadLectures} skeleton="96" />
      )}
    </AdminPage>
  );
}

interface LectureCaptionsProps {
  course: CourseLecturesQuery['course'];
  lecture: CourseLecturesQuery['course']['lectures'][number];
  renewLinks: ReturnType<typeof useCourseLectures>['renewLinks'];
}

function LectureCaptions({ course, lecture, renewLinks }: LectureCaptionsProps) {
  const { slug } = course;
  const { data } = useLectureTranscriptionQuery({ variables: { slug }, fetchPolicy: 'cache-and-network' });
  const transcription = data?.course.lectures.find(({ id }) => id === lecture.id)?.transcription ?? null;
  const renew = async () => (await renewLinks(lecture.id))?.captions ?? null;
  return (
    <PlaybackProvider>
      <Flex marginBottom="6" gap="3" wrap="wrap" align="center" justify="space-between">
        <Text flex="1 1 12rem">
          <RichText
            text={captionMessages.page.ofLecture({ title: lecture.title })}
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
          <LinkButton to={paths.chapters(slug, lecture.id)} variant="outline">
            {captionMessages.page.chapters}
          </LinkButton>
          <LinkButton to={paths.editLecture(slug, lecture.id)} variant="outline">
            {captionMessages.page.editLecture}
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
        <CaptionsPanel
          lecture={lecture}
          transcription={transcription}
          canTranscribe={data?.canTranscribe ?? false}
          renew={renew}
        />
      </Grid>
    </PlaybackProvider>
  );
}
