import { Stack } from '@chakra-ui/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, type Resolver } from 'react-hook-form';
import { showFileFault } from '#client/forms/form-errors.ts';
import { isAborted } from '#client/graphql/errors.ts';
import { useFormFaults } from '#client/forms/use-form-faults.ts';
import { useLeaveGuard } from '#client/routing/use-leave-guard.ts';
import { Button } from '#client/ui/button.tsx';
import { ErrorSummary } from '#client/forms/error-summary.tsx';
import { FormRefusal } from '#client/forms/form-refusal.tsx';
import { messages } from '#shared/messages.ts';
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
  const { faults, refusal, clear, showInvalid, showRefused } = useFormFaults(form, lectureFieldNames);

  const submit = form.handleSubmit(async ({ video, ...lecture }) => {
    if (!video) return;
    clear();
    const outcome = await addLecture({ courseId, video, ...lecture });
    if (outcome.ok) return onAdded();
    if (isAborted(outcome.error)) return;
    if (!showFileFault(outcome.error, 'video', form.setError)) {
      showRefused(outcome.error, messages.failure.addLecture);
    }
  }, showInvalid);

  return (
    <form noValidate onSubmit={submit}>
      {/* What is on its way cannot be changed any more. */}
      <Stack asChild gap="6" minWidth="0">
        <fieldset disabled={upload !== null}>
          {refusal && <FormRefusal text={refusal} />}
          <ErrorSummary errors={faults} labels={lectureLabels} onChoose={form.setFocus} />
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
