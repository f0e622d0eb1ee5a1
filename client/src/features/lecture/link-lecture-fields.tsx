import { Input, Textarea } from '@chakra-ui/react';
import type { UseFormReturn } from 'react-hook-form';
import { Checkbox } from '#client/forms/checkbox.tsx';
import { TakenFieldNote } from '#client/forms/conflict-field.tsx';
import { Field } from '#client/forms/field.tsx';
import { Meanwhile } from '#client/forms/meanwhile.tsx';
import type { ConflictView } from '#client/forms/use-conflict.ts';
import { lectureFormTexts } from '#shared/texts/lecture-form.ts';
import { linkLectureTexts } from '#shared/texts/link-lecture.ts';
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
  const { title } = lectureFormTexts.field;
  return (
    <>
      <div>
        <Field label={title} error={errors.title?.message}>
          <Input {...form.register('title')} dir="auto" />
        </Field>
        {conflict && <Meanwhile name="title" label={title} conflict={conflict} />}
      </div>
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
      <div>
        <Checkbox {...form.register('isFreePreview')}>{field.freePreview}</Checkbox>
        {conflict?.wasTaken('isFreePreview') && <TakenFieldNote />}
      </div>
    </>
  );
}
