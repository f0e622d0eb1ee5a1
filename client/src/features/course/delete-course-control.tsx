import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { courseLimits, courseMessages } from '#shared/course.ts';
import { Button } from '#client/ui/button.tsx';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';

interface DeleteCourseControlProps {
  title: string;
  isDeleting: boolean;
  onDelete: () => unknown;
  /** An icon without text, for a row of a table. */
  compact?: boolean;
}

/** Deletes a course after the specification's question (ADMIN). */
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
        aria-label={compact ? `Delete course ${title}` : undefined}
        title={compact ? 'Delete course' : undefined}
        onClick={() => setIsAsking(true)}
      >
        {compact ? <Trash2 size={18} aria-hidden /> : 'Delete course'}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={courseMessages.question.deleteCourse}
        description={`'\u2068${title}\u2069' and all of its lectures will be gone for everyone. You can restore them from the trash for ${courseLimits.trashDays} days.`}
        confirmLabel="Delete course"
        onConfirm={confirm}
        onCancel={() => setIsAsking(false)}
      />
    </>
  );
}
