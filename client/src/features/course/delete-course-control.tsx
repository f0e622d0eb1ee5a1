import { useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { messages } from '#shared/messages.ts';

interface DeleteCourseControlProps {
  title: string;
  isDeleting: boolean;
  onDelete: () => void;
}

/** Deletes a course after the specification's question (ADMIN). */
export function DeleteCourseControl({ title, isDeleting, onDelete }: DeleteCourseControlProps) {
  const [isAsking, setIsAsking] = useState(false);
  const confirm = () => {
    setIsAsking(false);
    onDelete();
  };
  return (
    <>
      <Button variant="outline" tone="danger" loading={isDeleting} onClick={() => setIsAsking(true)}>
        Delete course
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={messages.question.deleteCourse}
        description={`'${title}' and all of its lectures will be gone for everyone.`}
        confirmLabel="Delete course"
        tone="danger"
        onConfirm={confirm}
        onCancel={() => setIsAsking(false)}
      />
    </>
  );
}
