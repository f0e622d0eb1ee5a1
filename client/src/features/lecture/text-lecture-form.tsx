import { zodResolver } from '@hookform/resolvers/zod';
import { useCallback } from 'react';
import type { Resolver } from 'react-hook-form';
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
import { lectureLabels, newTextOf, textFormRules, type LectureFields } from './lecture-form-rules.ts';
import { TextLectureFields } from './text-lecture-fields.tsx';
import { useAddTextLecture } from './use-add-text-lecture.ts';

const nothing = { title: '', text: '', isFreePreview: false };

interface TextLectureFormProps {
  courseId: string;
  /** The slug of the course. */
  slug: string;
  onAdded: (lectureId: string) => void;
}

/** Form for a new lecture that is a text. It stores the input in the browser until the lecture exists. */
export function TextLectureForm({ courseId, slug, onAdded }: TextLectureFormProps) {
  const { addTextLecture, isAdding } = useAddTextLecture();
  const form = useMutationForm({
    // The form has the fields of a video as well, which the rules leave out.
    resolver: zodResolver(textFormRules) as unknown as Resolver<LectureFields>,
    defaultValues: nothing,
    labels: lectureLabels(),
  });
  const draft = useFormDraft({
    key: useDraftKey(`new-text-lecture:${courseId}`),
    form,
    textsOf: newTextOf,
    base: nothing,
  });
  const { getValues } = form;
  const { blocker, end } = useUnsavedGuard(
    useCallback(() => Object.keys(changedFields(nothing, newTextOf(getValues()))).length > 0, [getValues]),
  );

  const submit = form.submit(async (fields) => {
    const outcome = await addTextLecture({ courseId, ...newTextOf(fields) });
    if (!outcome.ok) return outcome;
    end();
    draft.drop();
    if (outcome.value) onAdded(outcome.value.addTextLecture.id);
    return null;
  });

  return (
    <MutationForm form={form} onSubmit={submit}>
      <FormDraftOffer draft={draft} />
      <TextLectureFields form={form} slug={slug} />
      <Button type="submit" size="lg" loading={isAdding}>
        {lectureFormTexts.save}
      </Button>
      <LeaveDialog blocker={blocker} onLeave={draft.forget} />
    </MutationForm>
  );
}
