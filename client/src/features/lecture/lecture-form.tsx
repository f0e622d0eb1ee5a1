import { Stack, Text } from '@chakra-ui/react';
import { zodResolver } from '@hookform/resolvers/zod';
import type { Resolver } from 'react-hook-form';
import { RejectedVideoError } from '#client/features/upload/send-error.ts';
import { isAborted } from '#client/graphql/errors.ts';
import { MutationForm } from '#client/forms/mutation-form.tsx';
import { useMutationForm } from '#client/forms/use-mutation-form.ts';
import { Button } from '#client/ui/button.tsx';
import { LectureFormFields } from './lecture-form-fields.tsx';
import { lectureFormRules, lectureLabels, type LectureFields } from './lecture-form-rules.ts';
import { useAddLecture } from './use-add-lecture.ts';

interface LectureFormProps {
  courseId: string;
  onAdded: () => void;
  /** The lecture was added, but its video is none that the server takes. */
  onRejected: (lectureId: string) => void;
}

/**
 * The form of a new lecture. What was typed stays when adding it fails or the upload is cancelled. When the screen is left
 * while the video is on its way, that goes on.
 */
export function LectureForm({ courseId, onAdded, onRejected }: LectureFormProps) {
  const { addLecture, isAdding, isOnScreen } = useAddLecture();
  const form = useMutationForm({
    // The rules demand the video that the fields may lack while they are filled in.
    resolver: zodResolver(lectureFormRules) as Resolver<LectureFields>,
    defaultValues: { title: '', description: '', isFreePreview: false },
    labels: lectureLabels,
    fileField: 'video',
  });

  const submit = form.submit(async ({ video, ...lecture }) => {
    if (!video) return null;
    const outcome = await addLecture({ courseId, ...lecture }, video);
    if (!isOnScreen()) return null;
    if (outcome.ok) onAdded();
    else if (outcome.error instanceof RejectedVideoError) onRejected(outcome.error.lectureId);
    else if (!isAborted(outcome.error)) return outcome;
    return null;
  });

  return (
    <MutationForm form={form} onSubmit={submit}>
      {/* What is on its way cannot be changed any more. */}
      <Stack asChild gap="6" minWidth="0">
        <fieldset disabled={isAdding}>
          <LectureFormFields form={form} videoHelp="MP4, WebM or MOV" />
        </fieldset>
      </Stack>
      <Stack gap="3">
        <Button type="submit" size="lg" loading={isAdding}>
          Add lecture
        </Button>
        {isAdding && (
          <Text textStyle="sm" color="fg.muted">
            The video is on its way. It goes on when you leave this page.
          </Text>
        )}
      </Stack>
    </MutationForm>
  );
}
