import { Input, Textarea } from '@chakra-ui/react';
import { Controller, type UseFormReturn } from 'react-hook-form';
import type { ConflictView } from '#client/forms/use-conflict.ts';
import { Checkbox } from '#client/forms/checkbox.tsx';
import { Field } from '#client/forms/field.tsx';
import { FileField } from '#client/forms/file-field.tsx';
import { TakenFieldNote } from '#client/forms/conflict-field.tsx';
import { Meanwhile } from '#client/forms/meanwhile.tsx';
import { videoFileTypes } from '#shared/video-header.ts';
import { lectureFormTexts } from '#shared/texts/lecture-form.ts';
import type { EditedLectureTexts, LectureFields } from './lecture-form-rules.ts';

interface LectureFormFieldsProps {
  form: UseFormReturn<LectureFields>;
  /** Help text of the video field; without it there is no video field. */
  videoHelp?: string;
  /** The fields that another admin has saved in the meantime. */
  conflict?: ConflictView<EditedLectureTexts>;
  /** Leaves out the description. */
  isBrief?: boolean;
}

/** The fields of a new or edited lecture. */
export function LectureFormFields({ form, videoHelp, conflict, isBrief }: LectureFormFieldsProps) {
  const { errors } = form.formState;
  const { field } = lectureFormTexts;
  return (
    <>
      <TitleField form={form} conflict={conflict} />
      {!isBrief && (
        <div>
          <Field label={field.description} error={errors.description?.message} help={field.descriptionHelp}>
            <Textarea {...form.register('description')} dir="auto" rows={5} />
          </Field>
          {conflict && <Meanwhile name="description" label={field.description} conflict={conflict} />}
        </div>
      )}
      {videoHelp && (
        <Controller
          control={form.control}
          name="video"
          render={({ field: value }) => (
            <FileField
              {...value}
              label={field.video}
              help={videoHelp}
              accept={videoFileTypes}
              error={errors.video?.message}
            />
          )}
        />
      )}
      <FreePreviewField form={form} conflict={conflict} label={field.freePreview} />
    </>
  );
}

/** The field for the title. */
export function TitleField({ form, conflict }: Pick<LectureFormFieldsProps, 'form' | 'conflict'>) {
  const { title } = lectureFormTexts.field;
  return (
    <div>
      <Field label={title} error={form.formState.errors.title?.message}>
        <Input {...form.register('title')} dir="auto" />
      </Field>
      {conflict && <Meanwhile name="title" label={title} conflict={conflict} />}
    </div>
  );
}

/** The choice whether visitors may open the lecture. */
export function FreePreviewField({
  form,
  conflict,
  label,
}: Pick<LectureFormFieldsProps, 'form' | 'conflict'> & { label: string }) {
  return (
    <div>
      <Checkbox {...form.register('isFreePreview')}>{label}</Checkbox>
      {conflict?.wasTaken('isFreePreview') && <TakenFieldNote />}
    </div>
  );
}

/** The field for a note about the change that is being saved. */
export function ChangeNoteField({ form }: Pick<LectureFormFieldsProps, 'form'>) {
  const { field } = lectureFormTexts;
  const error = form.formState.errors.changeNote?.message;
  return (
    <Field label={field.changeNote} error={error} help={field.changeNoteHelp}>
      <Input {...form.register('changeNote')} dir="auto" />
    </Field>
  );
}
