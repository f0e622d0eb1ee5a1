import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { courseLimits, courseMessages } from '#shared/course.ts';
import { coursePageTexts } from '#shared/texts/course-page.ts';
import { Button } from '#client/ui/button.tsx';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';

const { controls: texts } = coursePageTexts;

interface DeleteCourseControlProps {
  title: string;
  isDeleting: boolean;
  onDelete: () => unknown;
  /** An icon without text, for a row of a table. */
  compact?: boolean;
}

/** Deletes a course after the confirmation that the specification defines (ADMIN). */
export function DeleteCourseControl(props: DeleteCourseControlProps) {
  const { title, isDeleting, onDelete, compact = false } = props;
  const [isAsking, setIsAsking] = useState(false);
  const confirm = () => {
    setIsAsking(false);
    onDelete();
  };
  return (
    <>
      <Button
        variant={compact ? 'ghost' : 'outline'}
        tone="danger"
        loading={isDeleting}
        aria-label={compact ? texts.deleteNamed({ title }) : undefined}
        title={compact ? texts.delete : undefined}
        onClick={() => setIsAsking(true)}
      >
        {compact ? <Trash2 size={18} aria-hidden /> : texts.delete}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={courseMessages.question.deleteCourse}
        description={texts.deletion({ title, days: courseLimits.trashDays })}
        confirmLabel={texts.delete}
        onConfirm={confirm}
        onCancel={() => setIsAsking(false)}
      />
    </>
  );
}
