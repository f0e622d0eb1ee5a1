import { useCallback, type ReactNode } from 'react';
import type { FieldPath, Resolver, UseFormReturn } from 'react-hook-form';
import { useDraftKey } from '#client/features/auth/use-draft-key.ts';
import { FormDraftOffer } from '#client/forms/draft-offer.tsx';
import { changedFields } from '#client/forms/merge-edits.ts';
import { MutationForm } from '#client/forms/mutation-form.tsx';
import { useFormDraft } from '#client/forms/use-form-draft.ts';
import { useMutationForm } from '#client/forms/use-mutation-form.ts';
import { useUnsavedGuard } from '#client/routing/use-unsaved-guard.ts';
import { Button } from '#client/ui/button.tsx';
import { LeaveDialog } from '#client/ui/leave-dialog.tsx';
import { lectureFormTexts } from '#shared/texts/lecture-form.ts';
import type { LectureFields } from './lecture-form-rules.ts';
import { useAppendLecture, type AppendLecture } from './use-append-lecture.ts';

type Texts = Readonly<Record<string, string | boolean>>;

interface NewLectureFormProps<Values extends Texts> {
  document: AppendLecture<Values & { courseId: string }>;
  courseId: string;
  /** The name of the kind of lecture in the keys of drafts. */
  draftName: string;
  resolver: Resolver<LectureFields>;
  labels: Partial<Record<FieldPath<LectureFields>, string>>;
  /** The values of the empty form. The same object in each render. */
  nothing: Values;
  /** Picks the values of the lecture from those of the form. The same function in each render. */
  valuesOf: (fields: LectureFields) => Values;
  onAdded: (lectureId: string) => void;
  /** Returns the fields. */
  children: (form: UseFormReturn<LectureFields>) => ReactNode;
}

/** Form for a new lecture without a video. It stores the input in the browser until the lecture exists. */
export function NewLectureForm<Values extends Texts & Pick<LectureFields, 'title' | 'isFreePreview'>>({
  document,
  courseId,
  draftName,
  resolver,
  labels,
  nothing,
  valuesOf,
  onAdded,
  children,
}: NewLectureFormProps<Values>) {
  const { append, isAdding } = useAppendLecture(document);
  const form = useMutationForm({ resolver, defaultValues: nothing, labels });
  const draft = useFormDraft({
    key: useDraftKey(`${draftName}:${courseId}`),
    form,
    textsOf: valuesOf,
    base: nothing,
  });
  const { getValues } = form;
  const { blocker, end } = useUnsavedGuard(
    useCallback(
      () => Object.keys(changedFields(nothing, valuesOf(getValues()))).length > 0,
      [nothing, valuesOf, getValues],
    ),
  );

  const submit = form.submit(async (fields) => {
    const outcome = await append({ courseId, ...valuesOf(fields) });
    if (!outcome.ok) return outcome;
    end();
    draft.drop();
    if (outcome.value) onAdded(outcome.value.lecture.id);
    return null;
  });

  return (
    <MutationForm form={form} onSubmit={submit}>
      <FormDraftOffer draft={draft} />
      {children(form)}
      <Button type="submit" size="lg" loading={isAdding}>
        {lectureFormTexts.save}
      </Button>
      <LeaveDialog blocker={blocker} onLeave={draft.forget} />
    </MutationForm>
  );
}
