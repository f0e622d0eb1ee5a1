import { Badge, Box, chakra, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { Lock } from 'lucide-react';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { groupBySection } from '#shared/section-groups.ts';
import { coursePageTexts } from '#shared/texts/course-page.ts';
import { LectureThumbnail } from '#client/entities/lecture/lecture-thumbnail.tsx';
import { lectureSigns } from '#client/entities/lecture/lecture-signs.ts';
import { ChangeNote, LectureNewsBadge } from '#client/entities/lecture/lecture-news-badge.tsx';
import { useLectureNews } from '#client/entities/lecture/use-lecture-news.ts';
import { DraftBadge } from '#client/ui/draft-badge.tsx';
import { ProgressIcon } from '#client/features/progress/progress-icon.tsx';
import type { OwnOutlineLectureFragment, SectionPartsFragment } from '#client/gql/graphql.ts';
import { formatClock } from '#client/format/format.ts';
import { playNow } from '#client/routing/play-now.ts';
import { Button } from '#client/ui/button.tsx';
import { onlyWithScripts } from '#client/ui/only-with-scripts.ts';
import { Card } from '#client/ui/card.tsx';
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx';
import { OutlineSection } from './outline-section.tsx';

interface CourseOutlineProps {
  slug: string;
  /** The language of the titles; undefined if unknown. */
  lang: string | undefined;
  /** When the course was published; null for a draft. */
  publishedAt: string | null;
  sections: readonly SectionPartsFragment[];
  lectures: readonly OwnOutlineLectureFragment[];
}

/**
 * The public outline of a course, in its sections. Lectures that the user can watch link to their page and play. Sections without
 * lectures are left out, as for visitors.
 */
export function CourseOutline({ slug, lang, publishedAt, sections, lectures }: CourseOutlineProps) {
  const list = useRef<HTMLDivElement>(null);
  const groups = groupBySection(sections, lectures).filter(({ lectures: own }) => own.length > 0);
  const unnumbered = groups.filter(({ section }) => section === null).length;
  const hasProgress = lectures.some(({ progress }) => progress !== null);
  const hasPictures = lectures.some(({ thumbnailUrl }) => thumbnailUrl !== null);
  return (
    <Stack as="section" gap="4" aria-labelledby="outline-heading">
      <Flex justify="space-between" align="center" columnGap="4" wrap="wrap">
        <Heading as="h2" id="outline-heading" textStyle="h2">
          {coursePageTexts.lectures}
        </Heading>
        {groups.length - unnumbered >= SECTIONS_TO_FOLD && <FoldAll list={list} />}
      </Flex>
      {groups.length === 0 && <Text color="fg.muted">{coursePageTexts.noLectures}</Text>}
      <Stack ref={list} gap="4">
        {groups.map(({ section, lectures: own, firstNumber }, index) => {
          const rows = (
            <OutlineRows
              slug={slug}
              lang={lang}
              publishedAt={publishedAt}
              lectures={own}
              firstNumber={firstNumber}
              hasPictures={hasPictures}
            />
          );
          return (
            <Card key={section?.id ?? ''} overflow="hidden">
              {section ? (
                <OutlineSection
                  section={section}
                  number={index + 1 - unnumbered}
                  lang={lang}
                  lectures={own}
                  hasProgress={hasProgress}
                >
                  <Box borderTop="line" borderColor="border">
                    {rows}
                  </Box>
                </OutlineSection>
              ) : (
                rows
              )}
            </Card>
          );
        })}
      </Stack>
    </Stack>
  );
}

/** The number of sections from which one button closes them all. */
const SECTIONS_TO_FOLD = 3;

/** Closes all sections of a list, or opens them if none is open. */
function FoldAll({ list }: { list: RefObject<HTMLElement | null> }) {
  const [isAnyOpen, setIsAnyOpen] = useState(true);
  useEffect(() => {
    const look = () => setIsAnyOpen(Boolean(list.current?.querySelector('details[open]')));
    const container = list.current;
    look();
    // The event does not bubble.
    container?.addEventListener('toggle', look, true);
    return () => container?.removeEventListener('toggle', look, true);
  }, [list]);
  const foldAll = () => {
    for (const details of list.current?.querySelectorAll('details') ?? []) details.open = !isAnyOpen;
  };
  return (
    <Button variant="ghost" onClick={foldAll} css={onlyWithScripts}>
      {isAnyOpen ? coursePageTexts.collapseAll : coursePageTexts.expandAll}
    </Button>
  );
}

interface OutlineRowsProps {
  slug: string;
  lang: string | undefined;
  /** When the course was published; null for a draft. */
  publishedAt: string | null;
  lectures: readonly OwnOutlineLectureFragment[];
  /** The number of the first lecture in the course. */
  firstNumber: number;
  /** Whether lectures of the course have pictures, so that all rows have a place for one. */
  hasPictures: boolean;
}

function OutlineRows({ slug, lang, publishedAt, lectures, firstNumber, hasPictures }: OutlineRowsProps) {
  return (
    <Box as="ol" listStyleType="none">
      {lectures.map((lecture, place) => (
        <Box as="li" key={lecture.id} _notFirst={{ borderTop: 'line', borderColor: 'border' }}>
          <OutlineRow
            lecture={lecture}
            lang={lang}
            publishedAt={publishedAt}
            number={firstNumber + place}
            hasPicture={hasPictures}
            to={paths.lecture(slug, lecture.id)}
          />
        </Box>
      ))}
    </Box>
  );
}

interface OutlineRowProps {
  lecture: OwnOutlineLectureFragment;
  lang: string | undefined;
  /** When the course was published; null for a draft. */
  publishedAt: string | null;
  number: number;
  /** Whether the row has a place for a picture. */
  hasPicture: boolean;
  to: string;
}

function OutlineRow({ lecture, lang, publishedAt, number, hasPicture, to }: OutlineRowProps) {
  const { title, kind, duration, isFreePreview, isDraft, locked, progress, changeNote } = lecture;
  const isVideo = kind === 'VIDEO';
  const Sign = locked ? Lock : lectureSigns[kind];
  const news = useLectureNews(lecture, isDraft ? null : publishedAt);
  const row = (
    <Flex as="span" align="center" gap="3" minHeight="12" paddingX="4" paddingY="2">
      <Text as="span" width="6" color="fg.muted" fontVariantNumeric="tabular-nums" aria-hidden>
        {number}
      </Text>
      {hasPicture && <LectureThumbnail lecture={lecture} />}
      <Flex
        as="span"
        flex="1"
        minWidth="0"
        wrap="wrap"
        align="center"
        justify="space-between"
        columnGap="3"
        rowGap="1"
      >
        <bdi lang={lang}>{title}</bdi>
        {isDraft && <DraftBadge />}
        {isFreePreview && <Badge>{coursePageTexts.freePreview}</Badge>}
        {news && <LectureNewsBadge news={news} />}
        {news === 'CHANGED' && <ChangeNote note={changeNote} lang={lang} />}
      </Flex>
      <ProgressIcon progress={isVideo || progress?.isDone ? progress : null} duration={duration} />
      {locked && <VisuallyHidden>{coursePageTexts.locked}</VisuallyHidden>}
      <Text as="span" color="fg.muted" textStyle="sm" fontVariantNumeric="tabular-nums">
        {isVideo && formatClock(duration)}
        {kind === 'TEXT' && coursePageTexts.readingTime({ minutes: Math.ceil(duration / 60) })}
        {kind === 'LINK' && <VisuallyHidden>{coursePageTexts.externalPage}</VisuallyHidden>}
      </Text>
      <Box as="span" color="fg.muted" aria-hidden>
        <Sign size={16} />
      </Box>
    </Flex>
  );
  if (locked) return row;
  return (
    <RowLink to={to} state={isVideo ? playNow : undefined} data-text={!isVideo || undefined}>
      {row}
    </RowLink>
  );
}

const RowLink = chakra(Link, {
  base: {
    display: 'block',
    _hover: { bg: 'bg.muted' },
    // The list clips its overflow, so the outline is drawn inside.
    _focusVisible: { outlineOffset: '-3px' },
  },
});
