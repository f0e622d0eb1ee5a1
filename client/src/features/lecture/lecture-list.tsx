import { Box, Flex, Heading, Text } from '@chakra-ui/react';
import { BookOpen, ExternalLink, Lock } from 'lucide-react';
import { memo, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { ChangeNote, LectureNewsBadge } from '#client/entities/lecture/lecture-news-badge.tsx';
import { useLectureNews } from '#client/entities/lecture/use-lecture-news.ts';
import { lazyPart } from '#client/ui/lazy-part.tsx';
import { paths } from '#shared/paths.ts';
import { groupBySection } from '#shared/section-groups.ts';
import { ProgressIcon } from '#client/features/progress/progress-icon.tsx';
import type { PlayableLectureFragment, SectionPartsFragment } from '#client/gql/graphql.ts';
import { formatClock } from '#client/format/format.ts';
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx';
import { lecturePageTexts } from '#shared/texts/lecture-page.ts';
import type { LectureControls } from './editable-lecture-list.tsx';
import { ListSection } from './list-section.tsx';
import { useWatchLink } from './use-watch-lecture.ts';

/** Loaded lazily, because the library for ordering is only needed by ADMIN. */
const EditableLectureList = lazyPart(
  async () => (await import('./editable-lecture-list.tsx')).EditableLectureList,
);

interface LectureListProps {
  slug: string;
  /** When the course was published; null for a draft. */
  publishedAt: string | null;
  sections: readonly SectionPartsFragment[];
  lectures: readonly PlayableLectureFragment[];
  currentId: string | undefined;
  /** Null for all users except ADMIN. */
  controls: LectureControls | null;
}

/** The list of lectures next to the video, in their sections. Choosing one plays it. */
export function LectureList({
  slug,
  publishedAt,
  sections,
  lectures,
  currentId,
  controls,
}: LectureListProps) {
  const linkTo = (lecture: PlayableLectureFragment, number: number) => (
    <LectureLink
      lecture={lecture}
      number={number}
      slug={slug}
      publishedAt={publishedAt}
      isCurrent={lecture.id === currentId}
    />
  );
  const sectionRow = (section: SectionPartsFragment, number: number) => (
    <SectionHeading section={section} number={number} />
  );
  const hasProgress = lectures.some(({ progress }) => progress !== null);
  const plainList = groupBySection(sections, lectures).map(
    ({ section, number, lectures: own, firstNumber }) => {
      const rows = (
        <Box as="ol" key={section?.id ?? ''} listStyleType="none">
          {own.map((lecture, index) => (
            <Flex as="li" key={lecture.id} align="center" borderBottomWidth="1px">
              {linkTo(lecture, firstNumber + index)}
            </Flex>
          ))}
        </Box>
      );
      return section ? (
        <ListSection
          key={section.id}
          section={section}
          number={number}
          lectures={own}
          hasProgress={hasProgress}
          isCurrent={own.some(({ id }) => id === currentId)}
        >
          {rows}
        </ListSection>
      ) : (
        rows
      );
    },
  );
  if (!controls) return plainList;
  return (
    <Suspense fallback={plainList}>
      <EditableLectureList
        slug={slug}
        sections={sections}
        lectures={lectures}
        controls={controls}
        linkTo={linkTo}
        sectionRow={sectionRow}
      />
    </Suspense>
  );
}

function SectionHeading({ section, number }: { section: SectionPartsFragment; number: number }) {
  return (
    <Heading as="h3" textStyle="label" paddingX="3" paddingTop="5" paddingBottom="2">
      {number}. <bdi>{section.title}</bdi>
    </Heading>
  );
}

interface LectureLinkProps {
  lecture: PlayableLectureFragment;
  number: number;
  slug: string;
  /** When the course was published; null for a draft. */
  publishedAt: string | null;
  isCurrent: boolean;
}

/** One lecture. Memoized, so that only the previous and the new current lecture render again. */
const LectureLink = memo(function LectureLink(props: LectureLinkProps) {
  const { lecture, number, slug, publishedAt, isCurrent } = props;
  const { title, kind, duration, locked, progress, isDraft, changeNote } = lecture;
  const isVideo = kind === 'VIDEO';
  const news = useLectureNews(lecture, isDraft ? null : publishedAt);
  const beginning = useWatchLink(slug, lecture);
  return (
    <Flex
      asChild
      flex="1"
      minWidth="0"
      align="center"
      gap="3"
      minHeight="14"
      padding="3"
      borderInlineStartWidth="4px"
      borderInlineStartColor={isCurrent ? 'action.solid' : 'transparent'}
      bg={isCurrent ? 'bg.emphasized' : 'transparent'}
      _hover={{ bg: 'bg.muted' }}
      // Forced colours would show the transparent bar of the other rows.
      css={{ '@media (forced-colors: active)': { borderInlineStartWidth: isCurrent ? '4px' : '0' } }}
    >
      <Link
        to={paths.lecture(slug, lecture.id)}
        {...beginning}
        aria-current={isCurrent ? 'true' : undefined}
        // Playing needs scripts: an earlier click is replayed once they run (scripts-on-intent.js).
        data-plays={isVideo || undefined}
        data-text={!isVideo || undefined}
      >
        <Text as="span" width="6" color="fg.muted" fontVariantNumeric="tabular-nums" aria-hidden>
          {number}
        </Text>
        <Flex as="span" flex="1" minWidth="0" wrap="wrap" align="center" columnGap="3" rowGap="1">
          <Text
            as="span"
            flexBasis="full"
            minWidth="0"
            fontWeight={isCurrent ? 'semibold' : 'normal'}
            dir="auto"
          >
            {title}
          </Text>
          {news && <LectureNewsBadge news={news} />}
          {news === 'CHANGED' && <ChangeNote note={changeNote} />}
        </Flex>
        {locked && (
          <>
            <VisuallyHidden>{lecturePageTexts.locked}</VisuallyHidden>
            <Lock size={16} aria-hidden />
          </>
        )}
        <ProgressIcon progress={isVideo || progress?.isDone ? progress : null} duration={duration} />
        <Text as="span" color="fg.muted" textStyle="sm" fontVariantNumeric="tabular-nums">
          {isVideo && formatClock(duration)}
          {kind === 'TEXT' && lecturePageTexts.readingTime({ minutes: Math.ceil(duration / 60) })}
          {kind === 'LINK' && <VisuallyHidden>{lecturePageTexts.externalPage}</VisuallyHidden>}
        </Text>
        {kind === 'TEXT' && <BookOpen size={16} aria-hidden />}
        {kind === 'LINK' && <ExternalLink size={16} aria-hidden />}
      </Link>
    </Flex>
  );
});
