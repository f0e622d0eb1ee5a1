import { Heading, Stack, Text } from '@chakra-ui/react';
import { Film } from 'lucide-react';
import { Link, NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { paths } from '#client/app/paths.ts';
import { useSession } from '#client/features/auth/use-session.ts';
import type { CourseLecturesQuery, PlayableLectureFragment } from '#client/gql/graphql.ts';
import { CourseFacts } from '#client/ui/course-facts.tsx';
import { LinkButton } from '#client/ui/link-button.tsx';
import { messages } from '#shared/messages.ts';
import { useDeleteLecture } from './use-delete-lecture.ts';
import { useReorderLectures } from './use-reorder-lectures.ts';
import { FilmMessage } from './film-message.tsx';
import { LectureFilm } from './lecture-film.tsx';
import { isPlayNow, LectureList } from './lecture-list.tsx';
import { DarkRoom, LectureRoomLayout } from './lecture-room-layout.tsx';
import type { VideoSource } from './video-feed.ts';

interface LectureRoomProps {
  course: CourseLecturesQuery['course'];
  lectureId: string | undefined;
  renewSource: (lectureId: string) => Promise<VideoSource | null>;
}

/** A course's films: the chosen one, what it is about, and the list to choose from. */
export function LectureRoom({ course, lectureId, renewSource }: LectureRoomProps) {
  const location = useLocation();
  // A reload brings the state back with the address, but nobody has chosen anything.
  const isChosen = useNavigationType() !== NavigationType.Pop;
  const { slug, lectures } = course;
  const current = lectures.find(({ id }) => id === lectureId);
  return (
    <DarkRoom title={current?.title ?? course.title}>
      <LectureRoomLayout
        film={
          current ? (
            <LectureFilm
              slug={slug}
              lecture={current}
              renewSource={() => renewSource(current.id)}
              autoPlay={isChosen && isPlayNow(location.state)}
            />
          ) : (
            <NoFilm text={lectureId ? messages.notFound.lecture : 'This course has no lectures yet.'} />
          )
        }
        about={<About courseTitle={course.title} slug={slug} lecture={current} />}
        list={<Outline course={course} currentId={lectureId} />}
      />
    </DarkRoom>
  );
}

function NoFilm({ text }: { text: string }) {
  return <FilmMessage icon={<Film size={32} aria-hidden />} text={text} />;
}

interface AboutProps {
  courseTitle: string;
  slug: string;
  lecture: PlayableLectureFragment | undefined;
}

function About({ courseTitle, slug, lecture }: AboutProps) {
  const courseLink = <Link to={paths.course(slug)}>{courseTitle}</Link>;
  if (!lecture) {
    return (
      <Heading as="h1" textStyle="h2">
        {courseLink}
      </Heading>
    );
  }
  return (
    <Stack gap="3">
      <Text textStyle="sm">{courseLink}</Text>
      <Heading as="h1" textStyle="h2">
        {lecture.title}
      </Heading>
      <Text maxWidth="65ch" whiteSpace="pre-line">
        {lecture.description}
      </Text>
    </Stack>
  );
}

interface OutlineProps {
  course: CourseLecturesQuery['course'];
  currentId: string | undefined;
}

function Outline({ course, currentId }: OutlineProps) {
  const { slug, lectures } = course;
  const { isAdmin } = useSession();
  const navigate = useNavigate();
  const deleteLecture = useDeleteLecture();
  const onReorder = useReorderLectures(course.id);
  const onDelete = async (id: string) => {
    const { ok } = await deleteLecture(id);
    if (ok && id === currentId) await navigate(paths.lectures(slug), { replace: true });
  };
  return (
    <Stack as="section" gap="4" aria-labelledby="lectures-heading">
      <Stack gap="1">
        <Heading as="h2" id="lectures-heading" textStyle="h3">
          Lectures
        </Heading>
        <CourseFacts course={course} />
      </Stack>
      {lectures.length > 0 && (
        <LectureList
          slug={slug}
          lectures={lectures}
          currentId={currentId}
          controls={isAdmin ? { onDelete, onReorder } : null}
        />
      )}
      {isAdmin && (
        <LinkButton to={paths.addLecture(slug)} variant="outline">
          Add new lecture
        </LinkButton>
      )}
    </Stack>
  );
}
