import { Bookmark, BookmarkCheck } from 'lucide-react';
import { Button } from '#client/ui/button.tsx';
import { learningMessages } from '#shared/learning.ts';
import { useSaveCourse } from './use-save-course.ts';

interface SaveCourseButtonProps {
  course: { id: string; isSaved: boolean };
}

/** Toggle button that saves the course for later. */
export function SaveCourseButton({ course: { id, isSaved } }: SaveCourseButtonProps) {
  const saveCourse = useSaveCourse();
  const Icon = isSaved ? BookmarkCheck : Bookmark;
  return (
    <Button variant="outline" aria-pressed={isSaved} onClick={() => void saveCourse(id, !isSaved)}>
      <Icon size="1.125em" aria-hidden />
      {learningMessages.saveForLater}
    </Button>
  );
}
