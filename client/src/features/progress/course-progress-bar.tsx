import type { CourseProgressPartsFragment } from '#client/gql/graphql.ts';
import { Progress } from '#client/ui/progress.tsx';
import { progressMessages } from '#shared/progress.ts';
import { useFormats } from '#client/format/use-formats.ts';

/** How many lectures of a course are done. */
export function CourseProgressBar({ progress }: { progress: CourseProgressPartsFragment }) {
  const { done, total } = progress;
  const { formatNumber } = useFormats();
  return (
    <Progress
      label={progressMessages.yours}
      value={total > 0 ? (done / total) * 100 : 0}
      valueText={progressMessages.lecturesDone({ done: formatNumber(done), total })}
    />
  );
}
