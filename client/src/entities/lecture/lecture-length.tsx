import { Text } from '@chakra-ui/react';
import { formatClock } from '#client/format/format.ts';
import type { OutlineLectureFragment } from '#client/gql/graphql.ts';
import { lectureNewsTexts } from '#shared/texts/lecture-news.ts';

/** How long a text takes to read: `4 min read`. `duration` is in seconds. */
export const readingTime = (duration: number): string =>
  lectureNewsTexts.readingTime({ minutes: Math.max(1, Math.round(duration / 60)) });

/** The length of a lecture in a list: the duration of a video, or how long a text takes to read. */
export function LectureLength({
  lecture: { kind, duration },
}: {
  lecture: Pick<OutlineLectureFragment, 'kind' | 'duration'>;
}) {
  return (
    <Text as="span" flexShrink="0" color="fg.muted" textStyle="sm" fontVariantNumeric="tabular-nums">
      {kind === 'TEXT' ? readingTime(duration) : formatClock(duration)}
    </Text>
  );
}
