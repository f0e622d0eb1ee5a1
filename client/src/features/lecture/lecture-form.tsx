import { chakra, Input, Stack, Textarea } from '@chakra-ui/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { Controller, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { FormRefusal } from '#client/ui/form-refusal.tsx';
import { useFormFaults } from '#client/lib/use-form-faults.ts';
import { showFileFault } from '#client/lib/form-errors.ts';
import { isAborted } from '#client/lib/graphql-error.ts';
import { Button } from '#client/ui/button.tsx';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { ErrorSummary } from '#client/ui/error-summary.tsx';
import { Field } from '#client/ui/field.tsx';
import { FileField } from '#client/ui/file-field.tsx';
import { messages } from '#shared/messages.ts';
import { lectureFormRules } from './lecture-form-rules.ts';
import { UploadProgress } from './upload-progress.tsx';
import { useAddLecture } from './use-add-lecture.ts';
import { useLeaveGuard } from './use-leave-guard.ts';

const labels = { title: 'Title', description: 'Description', video: 'Video' };
const fieldNames = ['title', 'description', 'video'] as const;

interface LectureFormProps {
  courseId: string;
  onAdded: () => void;
}

/** The form of a new lecture. What was typed stays when the upload fails or is cancelled. */
export function LectureForm({ courseId, onAdded }: LectureFormProps) {
  const { addLecture, upload, isUploading, cancel } = useAddLecture();
  const blocker = useLeaveGuard(isUploading);
  const form = useForm<z.input<typeof lectureFormRules>, unknown, z.output<typeof lectureFormRules>>({
    resolver: zodResolver(lectureFormRules),
    defaultValues: { isFreePreview: false },
  });
  const { errors } = form.formState;
  const { faults, refusal, clear, showInvalid, showRefused } = useFormFaults(form, fieldNames);

  const submit = form.handleSubmit(async (lecture) => {
    clear();
    const outcome = await addLecture({ courseId, ...lecture });
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
          <ErrorSummary errors={faults} labels={labels} onChoose={form.setFocus} />
          <Field label="Title" error={errors.title?.message}>
            <Input {...form.register('title')} />
          </Field>
          <Field label="Description" error={errors.description?.message}>
            <Textarea {...form.register('description')} rows={5} />
          </Field>
          <Controller
            control={form.control}
            name="video"
            render={({ field }) => (
              <FileField
                {...field}
                label="Video"
                help="MP4, WebM or MOV"
                accept="video/*"
                error={errors.video?.message}
              />
            )}
          />
          <chakra.label display="flex" alignItems="center" gap="3" minHeight="11">
            <chakra.input
              type="checkbox"
              width="5"
              height="5"
              accentColor="action.solid"
              {...form.register('isFreePreview')}
            />
            Free preview: everyone may watch this lecture
          </chakra.label>
          {!upload && (
            <Button type="submit" size="lg">
              Add lecture
            </Button>
          )}
        </fieldset>
      </Stack>
      {upload && <UploadProgress upload={upload} onCancel={cancel} />}
      <ConfirmDialog
        open={blocker.state === 'blocked'}
        title="Leave this page and cancel the upload?"
        description="The video is still on its way. Nothing is saved before it has arrived."
        confirmLabel="Leave and cancel"
        onConfirm={() => blocker.proceed?.()}
        onCancel={() => blocker.reset?.()}
      />
    </form>
  );
}
