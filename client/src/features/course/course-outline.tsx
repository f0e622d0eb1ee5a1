import { Badge, Box, chakra, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { Lock, Play } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { groupBySection } from '#shared/section-groups.ts';
import { coursePageTexts } from '#shared/texts/course-page.ts';
import { CourseFacts } from '#client/entities/course/course-facts.tsx';
import { DraftBadge } from '#client/ui/draft-badge.tsx';
import { ProgressIcon } from '#client/features/progress/progress-icon.tsx';
import type { OwnOutlineLectureFragment, SectionPartsFragment } from '#client/gql/graphql.ts';
import { formatClock } from '#client/format/format.ts';
import { playNow } from '#client/routing/play-now.ts';
import { Card } from '#client/ui/card.tsx';
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx';

interface CourseOutlineProps {
  slug: string;
  /** The language of the titles; undefined if unknown. */
  lang: string | undefined;
  sections: readonly SectionPartsFragment[];
  lectures: readonly OwnOutlineLectureFragment[];
}

/** The public outline of a course, in its sections. Lectures that the user can watch link to their page and play. */
export function CourseOutline({ slug, lang, sections, lectures }: CourseOutlineProps) {
  return (
    <Stack gap="6">
      {groupBySection(sections, lectures).map(({ section, lectures: own, firstNumber }) => (
        <Stack key={section?.id ?? ''} gap="3" id={section ? `section-${section.id}` : undefined}>
          {section && (
            <SectionHeading
              section={section}
              lang={lang}
              number={numberOf(section, sections)}
              lectures={own}
            />
          )}
          <Card as="ol" listStyleType="none" overflow="hidden">
            {own.map((lecture, place) => (
              <Box as="li" key={lecture.id} _notFirst={{ borderTop: 'line', borderColor: 'border' }}>
                <OutlineRow
                  lecture={lecture}
                  lang={lang}
                  number={firstNumber + place}
                  to={paths.lecture(slug, lecture.id)}
                />
              </Box>
            ))}
          </Card>
        </Stack>
      ))}
    </Stack>
  );
}

/** The number of a section in its course, from 1. */
const numberOf = (section: SectionPartsFragment, sections: readonly SectionPartsFragment[]): number =>
  sections.filter(({ position }) => position <= section.position).length;

interface SectionHeadingProps {
  section: SectionPartsFragment;
  lang: string | undefined;
  number: number;
  lectures: readonly OwnOutlineLectureFragment[];
}

/** The title and summary of a section, with the number of its lectures and their duration. */
function SectionHeading({ section, lang, number, lectures }: SectionHeadingProps) {
  const duration = lectures.reduce((sum, lecture) => sum + lecture.duration, 0);
  return (
    <Stack gap="1">
      <Heading as="h3" textStyle="h3">
        {number}. <bdi lang={lang}>{section.title}</bdi>
      </Heading>
      {section.summary !== '' && (
        <Text color="fg.muted" lang={lang} dir="auto">
          {section.summary}
        </Text>
      )}
      <CourseFacts course={{ numberOfLectures: lectures.length, duration }} />
    </Stack>
  );
}

interface OutlineRowProps {
  lecture: OwnOutlineLectureFragment;
  lang: string | undefined;
  number: number;
  to: string;
}

function OutlineRow({ lecture, lang, number, to }: OutlineRowProps) {
  const { title, duration, isFreePreview, isDraft, locked, progress } = lecture;
  const row = (
    <Flex as="span" align="center" gap="3" minHeight="12" paddingX="4" paddingY="2">
      <Text as="span" width="6" color="fg.muted" fontVariantNumeric="tabular-nums" aria-hidden>
        {number}
      </Text>
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
      </Flex>
      <ProgressIcon progress={progress} duration={duration} />
      {locked && <VisuallyHidden>{coursePageTexts.locked}</VisuallyHidden>}
      <Text as="span" color="fg.muted" textStyle="sm" fontVariantNumeric="tabular-nums">
        {formatClock(duration)}
      </Text>
      <Box as="span" color="fg.muted" aria-hidden>
        {locked ? <Lock size={16} /> : <Play size={16} />}
      </Box>
    </Flex>
  );
  if (locked) return row;
  return (
    <RowLink to={to} state={playNow}>
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
