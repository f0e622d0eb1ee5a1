import { Box, Flex, Heading, LinkBox, LinkOverlay, Stack, Text } from '@chakra-ui/react';
import { Play } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { homeTexts } from '#shared/texts/home.ts';
import { resumeAt } from '#client/features/progress/resume-at.ts';
import type { BegunLectureFragment } from '#client/gql/graphql.ts';
import { formatClock } from '#client/format/format.ts';
import { playNow } from '#client/routing/play-now.ts';
import { Card } from '#client/ui/card.tsx';
import { CourseThumbnail } from '#client/entities/course/course-thumbnail.tsx';
import { Meter } from '#client/ui/progress.tsx';
import { CourseRow } from './course-row.tsx';

const { continueWatching: texts } = homeTexts;

/** The lectures that the learner has started. Each links to the position where they stopped. */
export function ContinueWatching({ begun }: { begun: readonly BegunLectureFragment[] }) {
  return (
    <CourseRow>
      {begun.map((one) => (
        <li key={one.id}>
          <BegunCard begun={one} />
        </li>
      ))}
    </CourseRow>
  );
}

function BegunCard({ begun }: { begun: BegunLectureFragment }) {
  const { lecture, course, position } = begun;
  const { title, duration } = lecture;
  const second = resumeAt({ duration, progress: begun });
  return (
    <Card asChild lifts>
      <LinkBox as="article" display="flex" flexDirection="column" height="100%" overflow="hidden">
        <CourseThumbnail image={course.thumbnail} />
        <Stack gap="2" padding="4" flex="1">
          <Text textStyle="label" color="fg.muted" dir="auto">
            {course.title}
          </Text>
          <Heading as="h3" textStyle="h3" overflowWrap="anywhere" dir="auto">
            <LinkOverlay asChild>
              <Link to={paths.lecture(course.slug, lecture.id)} state={playNow}>
                {title}
              </Link>
            </LinkOverlay>
          </Heading>
          <Stack gap="2" marginTop="auto" paddingTop="2">
            <Flex align="center" gap="1.5" textStyle="sm" fontVariantNumeric="tabular-nums">
              <Box as="span" color="action.text" aria-hidden>
                <Play size={16} fill="currentColor" />
              </Box>
              {second >= 1 ? texts.resumeAt({ time: formatClock(second) }) : texts.start}
            </Flex>
            <Meter label={texts.watched} value={duration > 0 ? (position / duration) * 100 : 0} />
          </Stack>
        </Stack>
      </LinkBox>
    </Card>
  );
}
