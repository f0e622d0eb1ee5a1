import { Heading, Stack } from '@chakra-ui/react';
import { Film } from 'lucide-react';
import { Suspense } from 'react';
import { useNavigate } from 'react-router-dom';
import { lazyPart } from '#client/ui/lazy-part.tsx';
import { paths } from '#shared/paths.ts';
import { useSession } from '#client/features/auth/use-session.ts';
import { VideoMessage } from '#client/player/video-message.tsx';
import type { VideoLinks } from '#client/player/video.ts';
import { PlaybackProvider } from '#client/player/playback.tsx';
import { CourseProgressBar } from '#client/features/progress/course-progress-bar.tsx';
import type { CourseLecturesQuery, PlayableLectureFragment } from '#client/gql/graphql.ts';
import { CourseFacts } from '#client/entities/course/course-facts.tsx';
import { lectureMessages } from '#shared/lecture.ts';
import { lecturePageTexts } from '#shared/texts/lecture-page.ts';
import { LockedNext } from './locked-lecture.tsx';
import { useDeleteLecture } from './use-delete-lecture.ts';
import { LectureAbout } from './lecture-about.tsx';
import { LectureVideo } from './lecture-video.tsx';
import { LectureList } from './lecture-list.tsx';
import { RoomTheme, WatchPageLayout } from './watch-page-layout.tsx';
import { LectureSide } from './lecture-side.tsx';
import { LinkLecture } from './link-lecture.tsx';
import { TextLecture } from './text-lecture.tsx';
import { useLecturePlayback } from './use-lecture-playback.ts';

/** Loaded lazily, because few viewers reach the end of a course. */
const CourseEnd = lazyPart(async () => (await import('./course-end.tsx')).CourseEnd, 'quiet');
/** Loaded lazily, because only ADMIN needs it. */
const AddLectureControls = lazyPart(
  async () => (await import('./add-lecture-controls.tsx')).AddLectureControls,
);

interface WatchPageProps {
  course: CourseLecturesQuery['course'];
  lectureId: string | undefined;
  renewLinks: (lectureId: string) => Promise<VideoLinks | null>;
}

/** The watch page of a course: the current video with its description, or the current text or link, and the list of lectures. */
export function WatchPage({ course, lectureId, renewLinks }: WatchPageProps) {
  const current = course.lectures.find(({ id }) => id === lectureId);
  const article = current && current.kind !== 'VIDEO' && !current.locked ? current : null;
  return (
    <RoomTheme title={current?.title ?? course.title} isDark={article === null}>
      <PlaybackProvider>
        <WatchPageLayout
          video={
            article ? null : current ? (
              <LecturePlayer course={course} lecture={current} renewLinks={renewLinks} />
            ) : (
              <NoVideo text={lectureId ? lectureMessages.notFound.lecture : lecturePageTexts.noLectures} />
            )
          }
          about={
            article ? (
              article.kind === 'LINK' ? (
                <LinkLecture course={course} lecture={article} />
              ) : (
                <TextLecture course={course} lecture={article} />
              )
            ) : (
              <LectureAbout course={course} lecture={current} />
            )
          }
          list={
            <LectureSide
              lecture={current}
              renewLinks={renewLinks}
              outline={<Outline course={course} currentId={lectureId} />}
            />
          }
        />
      </PlaybackProvider>
    </RoomTheme>
  );
}

interface LecturePlayerProps {
  course: CourseLecturesQuery['course'];
  lecture: PlayableLectureFragment;
  renewLinks: WatchPageProps['renewLinks'];
}

/** The current video, with the previous and the next one. */
function LecturePlayer({ course, lecture, renewLinks }: LecturePlayerProps) {
  const video = useLecturePlayback(course.slug, course.lectures, lecture);
  return (
    <LectureVideo
      slug={course.slug}
      lecture={lecture}
      renewLinks={renewLinks}
      ending={<LectureEnd course={course} lecture={lecture} />}
      {...video}
    />
  );
}

/** Overlay after a lecture when no next one starts by itself. */
function LectureEnd({ course, lecture }: Pick<LecturePlayerProps, 'course' | 'lecture'>) {
  const next = course.lectures[course.lectures.indexOf(lecture) + 1];
  if (!next) {
    return (
      <Suspense>
        <CourseEnd course={course} />
      </Suspense>
    );
  }
  return next.locked && <LockedNext path={paths.lecture(course.slug, next.id)} title={next.title} />;
}

function NoVideo({ text }: { text: string }) {
  return <VideoMessage icon={<Film size={32} aria-hidden />} text={text} />;
}

interface OutlineProps {
  course: CourseLecturesQuery['course'];
  currentId: string | undefined;
}

function Outline({ course, currentId }: OutlineProps) {
  const { slug, publishedAt, sections, lectures } = course;
  const { isAdmin } = useSession();
  const navigate = useNavigate();
  const deleteLecture = useDeleteLecture();
  const onDelete = async (id: string) => {
    const { ok } = await deleteLecture(id);
    if (ok && id === currentId) await navigate(paths.lectures(slug), { replace: true });
  };
  return (
    <Stack as="section" gap="4" aria-labelledby="lectures-heading">
      <Stack gap="1">
        <Heading as="h2" id="lectures-heading" textStyle="h3">
          {lecturePageTexts.lectures}
        </Heading>
        <CourseFacts course={course} />
        {course.progress && <CourseProgressBar progress={course.progress} />}
      </Stack>
      {lectures.length > 0 && (
        <LectureList
          slug={slug}
          publishedAt={publishedAt}
          sections={sections}
          lectures={lectures}
          currentId={currentId}
          controls={isAdmin ? { courseId: course.id, onDelete } : null}
        />
      )}
      {isAdmin && (
        <Suspense>
          <AddLectureControls course={course} />
        </Suspense>
      )}
    </Stack>
  );
}
