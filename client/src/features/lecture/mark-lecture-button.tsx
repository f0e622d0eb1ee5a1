import { Circle, CircleCheck } from 'lucide-react';
import { useSession } from '#client/features/auth/use-session.ts';
import { useMarkLecture } from '#client/features/progress/use-mark-lecture.ts';
import type { CourseLecturesQuery, PlayableLectureFragment } from '#client/gql/graphql.ts';
import { Button } from '#client/ui/button.tsx';
import { lecturePageTexts } from '#shared/texts/lecture-page.ts';

interface MarkLectureButtonProps {
  course: CourseLecturesQuery['course'];
  lecture: PlayableLectureFragment;
}

/** Marks a lecture as completed or removes the mark. For logged-in users who may watch or read the lecture. */
export function MarkLectureButton({ course, lecture }: MarkLectureButtonProps) {
  const markLecture = useMarkLecture();
  const isDone = lecture.progress?.isDone ?? false;
  const Icon = isDone ? CircleCheck : Circle;
  if (!useSession().user || lecture.locked || (lecture.kind === 'VIDEO' && !lecture.video)) return null;
  return (
    <Button
      variant="outline"
      aria-pressed={isDone}
      onClick={() => void markLecture(lecture, course, !isDone)}
    >
      <Icon size={18} aria-hidden />
      {isDone ? lecturePageTexts.done : lecturePageTexts.markDone}
    </Button>
  );
}
