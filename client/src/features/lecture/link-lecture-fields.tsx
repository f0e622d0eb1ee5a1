import { Input, Textarea } from '@chakra-ui/react';
import type { UseFormReturn } from 'react-hook-form';
import { Field } from '#client/forms/field.tsx';
import { Meanwhile } from '#client/forms/meanwhile.tsx';
import type { ConflictView } from '#client/forms/use-conflict.ts';
import { linkLectureTexts } from '#shared/texts/link-lecture.ts';
import { FreePreviewField, TitleField } from './lecture-form-fields.tsx';
import type { EditedLectureTexts, LectureFields } from './lecture-form-rules.ts';

interface LinkLectureFieldsProps {
  form: UseFormReturn<LectureFields>;
  /** The fields that another admin has saved in the meantime. */
  conflict?: ConflictView<EditedLectureTexts>;
}

/** The fields of a new or edited lecture that is a link. */
export function LinkLectureFields({ form, conflict }: LinkLectureFieldsProps) {
  const { errors } = form.formState;
  const { field } = linkLectureTexts;
  return (
    <>
      <TitleField form={form} conflict={conflict} />
      <div>
        <Field label={field.url} error={errors.url?.message} help={field.urlHelp}>
          <Input {...form.register('url')} type="url" dir="ltr" autoComplete="off" />
        </Field>
        {conflict && <Meanwhile name="url" label={field.url} conflict={conflict} />}
      </div>
      <div>
        <Field label={field.reason} error={errors.description?.message}>
          <Textarea {...form.register('description')} dir="auto" rows={3} />
        </Field>
        {conflict && <Meanwhile name="description" label={field.reason} conflict={conflict} />}
      </div>
      <FreePreviewField form={form} conflict={conflict} label={field.freePreview} />
    </>
  );
}
