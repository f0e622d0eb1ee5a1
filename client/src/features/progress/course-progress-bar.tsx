import type { CourseProgressPartsFragment } from '#client/gql/graphql.ts';
import { Progress } from '#client/ui/progress.tsx';
import { progressMessages } from '#shared/progress.ts';
import { useFormats } from '#client/format/use-formats.ts';

/** The number of completed lectures of a course, as a progress bar. */
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
