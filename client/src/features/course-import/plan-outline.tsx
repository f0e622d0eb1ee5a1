import { Box, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { lectureSigns } from '#client/entities/lecture/lecture-signs.ts';
import { formatBytes } from '#client/format/format.ts';
import { SectionCard } from '#client/ui/section-card.tsx';
import {
  filesOf,
  lecturesOf,
  picturesOf,
  type CoursePlan,
  type PlannedLecture,
} from '#shared/course-import/plan.ts';
import { courseImportTexts as texts } from '#shared/texts/course-import.ts';

/** The course that a folder becomes: its sections, lectures and files in teaching order. */
export function PlanOutline({ plan }: { plan: CoursePlan }) {
  const lectures = lecturesOf(plan);
  const files = filesOf(plan);
  const pictures = picturesOf(plan);
  const sizes = [
    ...lectures.map((one) => (one.kind === 'VIDEO' ? one.size : 0)),
    ...[...files, ...pictures].map(({ size }) => size),
  ];
  const total = sizes.reduce((sum, size) => sum + size, 0);
  return (
    <SectionCard
      title={plan.title}
      intro={[
        texts.lectures({ count: lectures.length }),
        ...(plan.sections.length > 0 ? [texts.sections({ count: plan.sections.length })] : []),
        ...(files.length > 0 ? [texts.files({ count: files.length })] : []),
        ...(pictures.length > 0 ? [texts.pictures({ count: pictures.length })] : []),
        formatBytes(total),
      ].join(' · ')}
    >
      <Stack gap="5">
        {plan.lectures.length > 0 && <Lectures lectures={plan.lectures} />}
        {plan.sections.map(({ title, lectures: own }, index) => (
          // Two sections may have the same title.
          <Stack key={index} gap="2">
            <Heading as="h3" textStyle="h4" overflowWrap="anywhere" dir="auto">
              {title}
            </Heading>
            <Lectures lectures={own} />
          </Stack>
        ))}
        {plan.files.length > 0 && (
          <Text color="fg.muted">{texts.courseFiles({ count: plan.files.length })}</Text>
        )}
      </Stack>
    </SectionCard>
  );
}

function Lectures({ lectures }: { lectures: readonly PlannedLecture[] }) {
  return (
    <Stack as="ol" gap="2" listStyleType="none">
      {lectures.map((lecture, index) => {
        const Sign = lectureSigns[lecture.kind];
        const more = moreOf(lecture);
        return (
          // Two lectures may have the same title, and the list does not change.
          <Flex as="li" key={index} gap="3" align="baseline">
            <Box as="span" color="fg.muted" aria-hidden flexShrink="0" alignSelf="center">
              <Sign size={16} />
            </Box>
            <Text as="span" overflowWrap="anywhere" minWidth="0">
              <bdi>{lecture.title}</bdi>
              {more !== '' && (
                <Text as="span" color="fg.muted" textStyle="sm">
                  {' '}
                  {more}
                </Text>
              )}
            </Text>
          </Flex>
        );
      })}
    </Stack>
  );
}

/** What belongs to a lecture, besides its video or text. */
function moreOf(lecture: PlannedLecture): string {
  const captions = lecture.kind === 'VIDEO' ? lecture.captions.map(({ language }) => language) : [];
  return [
    ...(captions.length > 0 ? [texts.captions({ languages: captions.join(', ') })] : []),
    ...(lecture.files.length > 0 ? [texts.files({ count: lecture.files.length })] : []),
  ].join(' · ');
}
