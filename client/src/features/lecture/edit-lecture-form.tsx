import { useCallback, useMemo } from 'react';
import { useDraftKey } from '#client/features/auth/use-draft-key.ts';
import { FormDraftOffer } from '#client/forms/draft-offer.tsx';
import { changedFields } from '#client/forms/merge-edits.ts';
import { MutationForm } from '#client/forms/mutation-form.tsx';
import { useFormDraft } from '#client/forms/use-form-draft.ts';
import { useUnsavedGuard } from '#client/routing/use-unsaved-guard.ts';
import { Button } from '#client/ui/button.tsx';
import { LeaveDialog } from '#client/ui/leave-dialog.tsx';
import { lectureFormTexts } from '#shared/texts/lecture-form.ts';
import { ChangeNoteField, LectureFormFields } from './lecture-form-fields.tsx';
import { editedTextsOf, firstTextsOf } from './lecture-form-rules.ts';
import { LinkLectureFields } from './link-lecture-fields.tsx';
import { TextLectureFields } from './text-lecture-fields.tsx';
import { useEditLecture, type EditedLecture } from './use-edit-lecture.ts';

interface EditLectureFormProps {
  lecture: EditedLecture;
  /** The slug of its course. */
  slug: string;
  onSaved: () => void;
}

/** Form for an existing lecture. It asks for confirmation before unsaved changes are left. */
export function EditLectureForm({ lecture, slug, onSaved }: EditLectureFormProps) {
  const { form, base, conflict, submit, isSaving } = useEditLecture(lecture);
  const draft = useFormDraft({
    key: useDraftKey(`lecture:${lecture.id}`),
    form,
    textsOf: editedTextsOf,
    base: useMemo(() => firstTextsOf(base), [base]),
  });

  const { getValues } = form;
  const { blocker, end } = useUnsavedGuard(
    useCallback(
      () => Object.keys(changedFields(firstTextsOf(base), editedTextsOf(getValues()))).length > 0,
      [base, getValues],
    ),
  );
  const leave = () => {
    draft.drop();
    end();
    onSaved();
  };

  return (
    <MutationForm form={form} onSubmit={submit(leave)}>
      <FormDraftOffer
        draft={draft}
        onTakenUp={(kept) => conflict.meet(kept.base, kept.texts, firstTextsOf(base))}
      />
      {lecture.kind === 'VIDEO' && <LectureFormFields form={form} conflict={conflict} />}
      {lecture.kind === 'TEXT' && (
        <TextLectureFields form={form} slug={slug} lectureId={lecture.id} conflict={conflict} />
      )}
      {lecture.kind === 'LINK' && <LinkLectureFields form={form} conflict={conflict} />}
      <ChangeNoteField form={form} />
      <Button type="submit" size="lg" loading={isSaving}>
        {lectureFormTexts.save}
      </Button>
      <LeaveDialog blocker={blocker} onLeave={draft.forget} />
    </MutationForm>
  );
}
