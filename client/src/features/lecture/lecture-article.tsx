import { chakra, Flex, Stack, Text } from '@chakra-ui/react';
import { Lock } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { languageTag } from '#client/entities/course/language-tag.ts';
import { useSession } from '#client/features/auth/use-session.ts';
import { useSaveProgress } from '#client/features/progress/use-save-progress.ts';
import type { CourseLecturesQuery, PlayableLectureFragment } from '#client/gql/graphql.ts';
import { LinkButton } from '#client/ui/link-button.tsx';
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx';
import { offerTexts } from '#shared/offer.ts';
import { paths } from '#shared/paths.ts';
import { lecturePageTexts } from '#shared/texts/lecture-page.ts';
import { LectureHeading } from './lecture-about.tsx';
import { LectureFiles } from './lecture-files.tsx';
import { LectureProgressButtons } from './lecture-progress-buttons.tsx';
import { RecentChange } from './recent-change.tsx';

export interface ArticleProps {
  course: CourseLecturesQuery['course'];
  /** A lecture that the reader has access to. */
  lecture: PlayableLectureFragment;
}

interface LectureArticleProps extends ArticleProps {
  /** Below the title, such as the reading time. */
  facts?: ReactNode;
  children: ReactNode;
}

/** A lecture that is no video, below its title. Opening it counts as having begun it. */
export function LectureArticle({ course, lecture, facts, children }: LectureArticleProps) {
  useBegun(lecture.id);
  return (
    <Article aria-label={lecture.title} data-text>
      <Stack gap="3" align="start">
        <LectureHeading course={course} lecture={lecture} />
        {facts}
        <RecentChange key={lecture.id} lecture={lecture} lang={languageTag(course)} />
      </Stack>
      {children}
    </Article>
  );
}

/** The end of the article: its files, the mark that it is done, and the way on. */
export function ArticleEnd({ course, lecture }: ArticleProps) {
  return (
    <>
      <LectureFiles lecture={lecture} />
      <Flex wrap="wrap" gap="3" paddingTop="6" borderTop="line" borderColor="border">
        <LectureProgressButtons course={course} lecture={lecture} />
        <WayOn course={course} lecture={lecture} />
      </Flex>
    </>
  );
}

/** The link to the next lecture; after the last one, to the course or to the certificate. */
function WayOn({ course, lecture }: ArticleProps) {
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
