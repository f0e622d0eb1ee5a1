import { Stack, Text } from '@chakra-ui/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, type Resolver } from 'react-hook-form';
import { RejectedVideoError } from '#client/features/upload/send-error.ts';
import { showFileError } from '#client/forms/form-errors.ts';
import { isAborted } from '#client/graphql/errors.ts';
import { useFormErrors } from '#client/forms/use-form-errors.ts';
import { Button } from '#client/ui/button.tsx';
import { ErrorSummary } from '#client/forms/error-summary.tsx';
import { FormError } from '#client/forms/form-error.tsx';
import { lectureMessages } from '#shared/lecture.ts';
import { LectureFormFields } from './lecture-form-fields.tsx';
import {
  lectureFieldNames,
  lectureFormRules,
  lectureLabels,
  type LectureFields,
} from './lecture-form-rules.ts';
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
  const form = useForm<LectureFields>({
    // The rules demand the video that the fields may lack while they are filled in.
    resolver: zodResolver(lectureFormRules) as Resolver<LectureFields>,
    defaultValues: { title: '', description: '', isFreePreview: false },
    shouldFocusError: false,
  });
  const { submitErrors, formError, clear, showInvalid, showServerError } = useFormErrors(
    form,
    lectureFieldNames,
  );

  const submit = form.handleSubmit(async ({ video, ...lecture }) => {
    if (!video) return;
    clear();
    const outcome = await addLecture({ courseId, ...lecture }, video);
    if (!isOnScreen()) return;
    if (outcome.ok) return onAdded();
    if (outcome.error instanceof RejectedVideoError) return onRejected(outcome.error.lectureId);
    if (isAborted(outcome.error)) return;
    if (!showFileError(outcome.error, 'video', form.setError)) {
      showServerError(outcome.error, lectureMessages.failure.addLecture);
    }
  }, showInvalid);

  return (
    <form noValidate onSubmit={submit}>
      {/* What is on its way cannot be changed any more. */}
      <Stack asChild gap="6" minWidth="0">
        <fieldset disabled={isAdding}>
          {formError && <FormError text={formError} />}
          <ErrorSummary errors={submitErrors} labels={lectureLabels} onChoose={form.setFocus} />
          <LectureFormFields form={form} videoHelp="MP4, WebM or MOV" />
        </fieldset>
      </Stack>
      <Stack gap="3" marginTop="6">
        <Button type="submit" size="lg" loading={isAdding}>
          Add lecture
        </Button>
        {isAdding && (
          <Text textStyle="sm" color="fg.muted">
            The video is on its way. It goes on when you leave this page; ‘Uploads’ tells how far it is.
          </Text>
        )}
      </Stack>
    </form>
  );
}
