import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { courseLimits } from '#shared/course.ts';
import { Button } from '#client/ui/button.tsx';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';

interface DeleteLectureControlProps {
  title: string;
  onDelete: () => Promise<unknown>;
}

/** Deletes one lecture after a question (ADMIN). */
export function DeleteLectureControl({ title, onDelete }: DeleteLectureControlProps) {
  const [isAsking, setIsAsking] = useState(false);
  const [isDeleting, setIsDeleting] = useState(false);
  const confirm = async () => {
    setIsAsking(false);
    setIsDeleting(true);
    await onDelete();
    setIsDeleting(false);
  };
  return (
    <>
      <Button
        variant="ghost"
        aria-label={`Delete lecture ${title}`}
        title="Delete lecture"
        loading={isDeleting}
        onClick={() => setIsAsking(true)}
      >
        <Trash2 size={18} aria-hidden />
      </Button>
      <ConfirmDialog
        open={isAsking}
        title="Are you sure you want to delete the lecture?"
        description={
          <>
            &apos;<bdi>{title}</bdi>&apos; and its video will be gone for everyone. You can restore them from
            the trash for {courseLimits.trashDays} days.
          </>
        }
        confirmLabel="Delete lecture"
        onConfirm={confirm}
        onCancel={() => setIsAsking(false)}
      />
    </>
  );
}
