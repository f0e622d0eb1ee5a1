import { chakra, Flex, Stack, Text } from '@chakra-ui/react';
import { Lock } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { languageTag } from '#client/entities/course/language-tag.ts';
import { LectureProse } from '#client/entities/lecture/lecture-prose.tsx';
import { useSession } from '#client/features/auth/use-session.ts';
import { useSaveProgress } from '#client/features/progress/use-save-progress.ts';
import {
  useLectureTextQuery,
  type CourseLecturesQuery,
  type PlayableLectureFragment,
} from '#client/gql/graphql.ts';
import { LinkButton } from '#client/ui/link-button.tsx';
import { QueryFallback } from '#client/ui/query-fallback.tsx';
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx';
import { lectureMessages } from '#shared/lecture.ts';
import { offerTexts } from '#shared/offer.ts';
import { paths } from '#shared/paths.ts';
import { lecturePageTexts } from '#shared/texts/lecture-page.ts';
import { LectureHeading } from './lecture-about.tsx';
import { LectureFiles } from './lecture-files.tsx';
import { MarkLectureButton } from './mark-lecture-button.tsx';
import { RecentChange } from './recent-change.tsx';

interface TextLectureProps {
  course: CourseLecturesQuery['course'];
  /** A text that the reader has access to. */
  lecture: PlayableLectureFragment;
}

/** A lecture that is a text, with the way on at its end. Opening it counts as having begun it. */
export function TextLecture({ course, lecture }: TextLectureProps) {
  const query = useLectureTextQuery({ variables: { id: lecture.id } });
  const text = query.data?.lecture.text;
  useBegun(lecture.id);
  const lang = languageTag(course);
  return (
    <Article aria-label={lecture.title} data-text>
      <Stack gap="3" align="start">
        <LectureHeading course={course} lecture={lecture} />
        <Text color="fg.muted" textStyle="sm">
          {lecturePageTexts.readingTime({ minutes: Math.ceil(lecture.duration / 60) })}
        </Text>
        <RecentChange key={lecture.id} lecture={lecture} lang={lang} />
      </Stack>
      {text ? (
        <>
          <LectureProse html={text.html} lang={lang} />
          <LectureFiles lecture={lecture} />
          <Flex wrap="wrap" gap="3" paddingTop="6" borderTop="line" borderColor="border">
            <MarkLectureButton course={course} lecture={lecture} />
            <WayOn course={course} lecture={lecture} />
          </Flex>
        </>
      ) : (
        <QueryFallback {...query} failure={lectureMessages.failure.loadLectures} skeleton="96" />
      )}
    </Article>
  );
}

/** The link to the next lecture; after the last one, to the course or to the certificate. */
function WayOn({ course, lecture }: TextLectureProps) {
  const next = course.lectures[course.lectures.indexOf(lecture) + 1];
  if (next) {
    return (
      <LinkButton to={paths.lecture(course.slug, next.id)} variant="outline">
        {next.locked && (
          <>
            <VisuallyHidden>{lecturePageTexts.locked}</VisuallyHidden>
            <Lock size={16} aria-hidden />
          </>
        )}
        <Text as="span" dir="auto" lineClamp={2}>
          {offerTexts.nextLecture({ title: next.title })}
        </Text>
      </LinkButton>
    );
  }
  const isCompleted = course.progress !== null && course.progress.done >= course.progress.total;
  return (
    <LinkButton to={paths.course(course.slug)} variant="outline">
      {isCompleted ? lecturePageTexts.toCertificate : lecturePageTexts.toCourse}
    </LinkButton>
  );
}

/** Saves once that a signed-in person has begun the lecture, so that they can continue there. */
function useBegun(lectureId: string): void {
  const saveProgress = useSaveProgress(lectureId);
  const userId = useSession().user?.id;
  const saved = useRef('');
  useEffect(() => {
    const record = `${userId}:${lectureId}`;
    if (!userId || saved.current === record) return;
    saved.current = record;
    saveProgress(0, 'paused');
  }, [saveProgress, userId, lectureId]);
}

const Article = chakra('article', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '8',
    marginX: { lg: 'auto' },
    width: 'full',
    maxWidth: '68ch',
  },
});
