import { Text } from '@chakra-ui/react';
import type { CourseCardFragment } from '#client/gql/graphql.ts';
import { formatLectureCount } from '#client/format/format.ts';
import { useFormats } from '#client/format/use-formats.ts';

interface CourseFactsProps {
  course: Pick<CourseCardFragment, 'numberOfLectures' | 'duration'>;
}

/** The number of lectures and the total duration: `5 lectures · 1 hr 20 min`. */
export function CourseFacts({ course: { numberOfLectures, duration } }: CourseFactsProps) {
  const { formatDuration } = useFormats();
  return (
    <Text color="fg.muted" textStyle="sm">
      {formatLectureCount(numberOfLectures)}
      {duration > 0 && ` · ${formatDuration(duration)}`}
    </Text>
  );
}
