import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { courseLimits } from '#shared/course.ts';
import type { OutlineLectureFragment } from '#client/gql/graphql.ts';
import { Button } from '#client/ui/button.tsx';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { lectureFormTexts } from '#shared/texts/lecture-form.ts';
import { RichText } from '#client/ui/rich-text.tsx';

interface DeleteLectureControlProps {
  lecture: Pick<OutlineLectureFragment, 'kind' | 'title'>;
  onDelete: () => Promise<unknown>;
}

/** Deletes a lecture after a confirmation (ADMIN). */
export function DeleteLectureControl({ lecture: { kind, title }, onDelete }: DeleteLectureControlProps) {
  const consequence =
    kind === 'VIDEO' ? lectureFormTexts.deleteConsequence : lectureFormTexts.deleteTextConsequence;
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
        aria-label={lectureFormTexts.deleteNamed({ title })}
        title={lectureFormTexts.delete}
        loading={isDeleting}
        onClick={() => setIsAsking(true)}
      >
        <Trash2 size={18} aria-hidden />
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={lectureFormTexts.deleteQuestion}
        description={
          <RichText
            text={consequence({ title, days: courseLimits.trashDays })}
            tags={{ title: (name) => <bdi>{name}</bdi> }}
          />
        }
        confirmLabel={lectureFormTexts.delete}
        onConfirm={confirm}
        onCancel={() => setIsAsking(false)}
      />
    </>
  );
}
