import { Stack } from '@chakra-ui/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, type Resolver } from 'react-hook-form';
import { showFileError } from '#client/forms/form-errors.ts';
import { isAborted } from '#client/graphql/errors.ts';
import { useFormErrors } from '#client/forms/use-form-errors.ts';
import { useLeaveGuard } from '#client/routing/use-leave-guard.ts';
import { Button } from '#client/ui/button.tsx';
import { ErrorSummary } from '#client/forms/error-summary.tsx';
import { FormError } from '#client/forms/form-error.tsx';
import { lectureMessages } from '#shared/lecture.ts';
import { LeaveUploadDialog } from './leave-upload-dialog.tsx';
import { LectureFormFields } from './lecture-form-fields.tsx';
import {
  lectureFieldNames,
  lectureFormRules,
  lectureLabels,
  type LectureFields,
} from './lecture-form-rules.ts';
import { UploadProgress } from './upload-progress.tsx';
import { useAddLecture } from './use-add-lecture.ts';

interface LectureFormProps {
  courseId: string;
  onAdded: () => void;
}

/** The form of a new lecture. What was typed stays when the upload fails or is cancelled. */
export function LectureForm({ courseId, onAdded }: LectureFormProps) {
  const { addLecture, upload, isUploading, cancel } = useAddLecture();
  const blocker = useLeaveGuard(isUploading);
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
    const outcome = await addLecture({ courseId, video, ...lecture });
    if (outcome.ok) return onAdded();
    if (isAborted(outcome.error)) return;
    if (!showFileError(outcome.error, 'video', form.setError)) {
      showServerError(outcome.error, lectureMessages.failure.addLecture);
    }
  }, showInvalid);

  return (
    <form noValidate onSubmit={submit}>
      {/* What is on its way cannot be changed any more. */}
      <Stack asChild gap="6" minWidth="0">
        <fieldset disabled={upload !== null}>
          {formError && <FormError text={formError} />}
          <ErrorSummary errors={submitErrors} labels={lectureLabels} onChoose={form.setFocus} />
          <LectureFormFields form={form} videoHelp="MP4, WebM or MOV" />
          {!upload && (
            <Button type="submit" size="lg">
              Add lecture
            </Button>
          )}
        </fieldset>
      </Stack>
      {upload && <UploadProgress upload={upload} onCancel={cancel} />}
      <LeaveUploadDialog blocker={blocker} />
    </form>
  );
}
