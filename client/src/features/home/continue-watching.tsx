import { Box, Flex, Heading, LinkBox, LinkOverlay, Stack, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { homeTexts } from '#shared/texts/home.ts';
import { resumeAt } from '#client/features/progress/resume-at.ts';
import type { BegunLectureFragment } from '#client/gql/graphql.ts';
import { formatClock } from '#client/format/format.ts';
import { playNow } from '#client/routing/play-now.ts';
import { Card } from '#client/ui/card.tsx';
import { CourseThumbnail } from '#client/entities/course/course-thumbnail.tsx';
import { lectureSigns } from '#client/entities/lecture/lecture-signs.ts';
import { Meter } from '#client/ui/progress.tsx';
import { CourseRow } from './course-row.tsx';

const { continueWatching: texts } = homeTexts;

/** The lectures that the learner has started. Each links to the position where they stopped. The last one is a wide card. */
export function ContinueWatching({ begun }: { begun: readonly BegunLectureFragment[] }) {
  return (
    <CourseRow>
      {begun.map((one, index) => (
        <Box as="li" key={one.id} gridColumn={index === 0 ? '1 / -1' : undefined}>
          <BegunCard begun={one} isWide={index === 0} />
        </Box>
      ))}
    </CourseRow>
  );
}

interface BegunCardProps {
  begun: BegunLectureFragment;
  /** Whether the picture is beside the text if there is room. */
  isWide: boolean;
}

function BegunCard({ begun, isWide }: BegunCardProps) {
  const { lecture, course, position } = begun;
  const { title, kind, duration } = lecture;
  const isVideo = kind === 'VIDEO';
  const Sign = lectureSigns[kind];
  const second = resumeAt({ duration, progress: begun });
  return (
    <Card asChild lifts>
      <LinkBox
        as="article"
        display="flex"
        flexDirection={isWide ? { base: 'column', md: 'row' } : 'column'}
        height="100%"
        overflow="hidden"
      >
        <Box flexShrink="0" width={isWide ? { base: 'full', md: '24rem', lg: '28rem' } : 'full'}>
          <CourseThumbnail image={course.thumbnail} />
        </Box>
        <Stack gap="2" padding={isWide ? { base: '4', md: '8' } : '4'} flex="1" minWidth="0">
          <Text textStyle="label" color="fg.muted" dir="auto">
            {course.title}
          </Text>
          <Heading
            as="h3"
            textStyle={isWide ? { base: 'h3', md: 'h2' } : 'h3'}
            overflowWrap="anywhere"
            dir="auto"
          >
            <LinkOverlay asChild>
              <Link to={paths.lecture(course.slug, lecture.id)} state={isVideo ? playNow : undefined}>
                {title}
              </Link>
            </LinkOverlay>
          </Heading>
          <Stack gap="2" marginTop="auto" paddingTop="2">
            <Flex align="center" gap="1.5" textStyle="sm" fontVariantNumeric="tabular-nums">
              <Box as="span" color="action.text" aria-hidden>
                <Sign size={16} fill={isVideo ? 'currentColor' : 'none'} />
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
