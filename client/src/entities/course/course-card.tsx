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
  /** The level of its title, one below the heading it stands under. */
  headingLevel?: 'h2' | 'h3';
  /** Whether a page begins with its picture. */
  isFirst?: boolean;
  /** Whether its picture goes along to the course's page. No course may have two such cards on a screen. */
  moves?: boolean;
  /** Shows a text of it otherwise than as it is, as with what was searched marked. */
  mark?: (text: string) => ReactNode;
}

const asItIs = (text: string) => text;

/** One course of the catalogue; all of it leads to the course's page. */
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
            {mark(course.description)}
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

/** On the foot of the picture, so that the texts of cards side by side stand at one height. */
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
