import { Stack, Text } from '@chakra-ui/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useCallback } from 'react';
import type { Resolver } from 'react-hook-form';
import { useDraftKey } from '#client/features/auth/use-draft-key.ts';
import { RejectedVideoError } from '#client/features/upload/send-error.ts';
import { isAborted } from '#client/graphql/errors.ts';
import { FormDraftOffer } from '#client/forms/draft-offer.tsx';
import { changedFields } from '#client/forms/merge-edits.ts';
import { MutationForm } from '#client/forms/mutation-form.tsx';
import { useFormDraft } from '#client/forms/use-form-draft.ts';
import { useMutationForm } from '#client/forms/use-mutation-form.ts';
import { useUnsavedGuard } from '#client/routing/use-unsaved-guard.ts';
import { Button } from '#client/ui/button.tsx';
import { LeaveDialog } from '#client/ui/leave-dialog.tsx';
import { lectureFormTexts } from '#shared/texts/lecture-form.ts';
import { LectureFormFields } from './lecture-form-fields.tsx';
import { lectureFormRules, lectureLabels, lectureTextsOf, type LectureFields } from './lecture-form-rules.ts';
import { useAddLecture } from './use-add-lecture.ts';

const nothing = { title: '', description: '', isFreePreview: false };

interface LectureFormProps {
  courseId: string;
  onAdded: () => void;
  /** Called when the lecture was added, but the server rejects its video. */
  onRejected: (lectureId: string) => void;
}

/**
 * Form for a new lecture. It keeps the input when adding fails or the upload is cancelled, and stores it in the
 * browser until the lecture exists. The upload continues when the page is left.
 */
export function LectureForm({ courseId, onAdded, onRejected }: LectureFormProps) {
  const { addLecture, isAdding, isOnScreen } = useAddLecture();
  const form = useMutationForm({
    // The rules require the video, which the form's values may lack.
    resolver: zodResolver(lectureFormRules) as Resolver<LectureFields>,
    defaultValues: nothing,
    labels: lectureLabels(),
    fileField: 'video',
  });

  const draft = useFormDraft({
    key: useDraftKey(`new-lecture:${courseId}`),
    form,
    textsOf: lectureTextsOf,
    base: nothing,
  });
  const { getValues } = form;
  const { blocker, end } = useUnsavedGuard(
    useCallback(() => {
      const { video, ...texts } = getValues();
      const isChanged = Object.keys(changedFields(nothing, lectureTextsOf(texts))).length > 0;
      return !isAdding && (video !== undefined || isChanged);
    }, [getValues, isAdding]),
  );

  const submit = form.submit(async ({ video, ...lecture }) => {
    if (!video) return null;
    const outcome = await addLecture({ courseId, ...lecture }, video);
    const isRejected = !outcome.ok && outcome.error instanceof RejectedVideoError;
    if (outcome.ok || isRejected) {
      end();
      draft.drop();
    }
    if (!isOnScreen()) return null;
    if (outcome.ok) onAdded();
    else if (outcome.error instanceof RejectedVideoError) onRejected(outcome.error.lectureId);
    else if (!isAborted(outcome.error)) return outcome;
    return null;
  });

  return (
    <MutationForm form={form} onSubmit={submit}>
      <FormDraftOffer draft={draft} />
      {/* The fields cannot change during the upload. */}
      <Stack asChild gap="6" minWidth="0">
        <fieldset disabled={isAdding}>
          <LectureFormFields form={form} videoHelp={lectureFormTexts.field.videoHelp} />
        </fieldset>
      </Stack>
      <Stack gap="3">
        <Button type="submit" size="lg" loading={isAdding}>
          {lectureFormTexts.add}
        </Button>
        {isAdding && (
          <Text textStyle="sm" color="fg.muted">
            {lectureFormTexts.underWay}
          </Text>
        )}
      </Stack>
      <LeaveDialog blocker={blocker} onLeave={draft.forget} />
    </MutationForm>
  );
}
