import type { CourseProgressPartsFragment } from '#client/gql/graphql.ts';
import { formatLectureCount } from '#client/format/format.ts';
import { Progress } from '#client/ui/progress.tsx';

/** How many lectures of a course are done. */
export function CourseProgressBar({ progress }: { progress: CourseProgressPartsFragment }) {
  const { done, total } = progress;
  return (
    <Progress
      label="Your progress"
      value={total > 0 ? (done / total) * 100 : 0}
      valueText={`${done} of ${formatLectureCount(total)} done`}
    />
  );
}
