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
import { linkFormRules, linkLabels, newLinkOf, type LectureFields } from './lecture-form-rules.ts';
import { LinkLectureFields } from './link-lecture-fields.tsx';
import { useAddLinkLecture } from './use-add-link-lecture.ts';

const nothing = { title: '', url: '', description: '', isFreePreview: false };

interface LinkLectureFormProps {
  courseId: string;
  onAdded: (lectureId: string) => void;
}

/** Form for a new lecture that is a link. It stores the input in the browser until the lecture exists. */
export function LinkLectureForm({ courseId, onAdded }: LinkLectureFormProps) {
  const { addLinkLecture, isAdding } = useAddLinkLecture();
  const form = useMutationForm({
    // The form has the fields of a video as well, which the rules leave out.
    resolver: zodResolver(linkFormRules) as unknown as Resolver<LectureFields>,
    defaultValues: nothing,
    labels: linkLabels(),
  });
  const draft = useFormDraft({
    key: useDraftKey(`new-link-lecture:${courseId}`),
    form,
    textsOf: newLinkOf,
    base: nothing,
  });
  const { getValues } = form;
  const { blocker, end } = useUnsavedGuard(
    useCallback(() => Object.keys(changedFields(nothing, newLinkOf(getValues()))).length > 0, [getValues]),
  );

  const submit = form.submit(async (fields) => {
    const outcome = await addLinkLecture({ courseId, ...newLinkOf(fields) });
    if (!outcome.ok) return outcome;
    end();
    draft.drop();
    if (outcome.value) onAdded(outcome.value.addLinkLecture.id);
    return null;
  });

  return (
    <MutationForm form={form} onSubmit={submit}>
      <FormDraftOffer draft={draft} />
      <LinkLectureFields form={form} />
      <Button type="submit" size="lg" loading={isAdding}>
        {lectureFormTexts.save}
      </Button>
      <LeaveDialog blocker={blocker} onLeave={draft.forget} />
    </MutationForm>
  );
}
