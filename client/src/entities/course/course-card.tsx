import { Box, Flex, Heading, LinkBox, LinkOverlay, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Link, useViewTransitionState } from 'react-router-dom';
import type { CourseCardFragment } from '#client/gql/graphql.ts';
import { Card } from '#client/ui/card.tsx';
import { DraftBadge } from '#client/ui/draft-badge.tsx';
import { Meter } from '#client/ui/progress.tsx';
import { courseMessages } from '#shared/course.ts';
import { CourseFacts } from './course-facts.tsx';
import { COURSE_PICTURE, CourseThumbnail } from './course-thumbnail.tsx';
import { languageTag } from './language-tag.ts';

interface CourseCardProps {
  course: CourseCardFragment;
  /** The course's page. */
  to: string;
  /** The level of the title, one below the heading above the card. */
  headingLevel?: 'h2' | 'h3';
  /** Whether the card's picture is the first on the page. */
  isFirst?: boolean;
  /** Whether the picture takes part in the transition to the course's page. Only one such card per course may be on a screen. */
  moves?: boolean;
  /** Renders a text of the card, for example with search terms highlighted. */
  mark?: (text: string) => ReactNode;
}

const asItIs = (text: string) => text;

/** A course of the catalogue. The whole card links to the course's page. */
export function CourseCard({
  course,
  to,
  headingLevel = 'h2',
  isFirst,
  moves,
  mark = asItIs,
}: CourseCardProps) {
  const lang = languageTag(course);
  const isOnItsWay = useViewTransitionState(to) && moves;
  return (
    <Card asChild lifts>
      <LinkBox as="article" display="flex" flexDirection="column" height="100%" overflow="hidden">
        <Box position="relative" style={isOnItsWay ? COURSE_PICTURE : undefined}>
          <CourseThumbnail image={course.thumbnail} isFirst={isFirst} />
          {course.progress && <CourseMeter progress={course.progress} />}
        </Box>
        <Stack gap="2" padding="4" flex="1">
          <Flex justify="space-between" align="center" gap="2" minHeight="6">
            <Text textStyle="label" color="fg.muted" dir="auto">
              {mark(course.category)}
            </Text>
            {course.publishedAt === null && <DraftBadge />}
          </Flex>
          <Heading as={headingLevel} textStyle="h3" lang={lang} dir="auto">
            <LinkOverlay asChild>
              <Link to={to} viewTransition={moves}>
                {mark(course.title)}
              </Link>
            </LinkOverlay>
          </Heading>
          <Text lineClamp="2" color="fg.muted" lang={lang} dir="auto">
            {mark(course.summary)}
          </Text>
          <Box marginTop="auto" paddingTop="2">
            <Text textStyle="sm" dir="auto">
              {mark(course.instructor)}
            </Text>
            <CourseFacts course={course} />
          </Box>
        </Stack>
      </LinkBox>
    </Card>
  );
}

/** The progress at the bottom of the picture, so that the texts of adjacent cards stay aligned. */
function CourseMeter({
  progress: { done, total },
}: {
  progress: NonNullable<CourseCardFragment['progress']>;
}) {
  return (
    <Box position="absolute" insetX="0" bottom="0">
      <Meter
        label={courseMessages.card.progress}
        value={total > 0 ? (done / total) * 100 : 0}
        valueText={courseMessages.card.done({ done, total })}
      />
    </Box>
  );
}
