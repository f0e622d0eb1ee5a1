import { Input, Textarea } from '@chakra-ui/react';
import type { UseFormReturn } from 'react-hook-form';
import { Field } from '#client/forms/field.tsx';
import { Meanwhile } from '#client/forms/meanwhile.tsx';
import type { ConflictView } from '#client/forms/use-conflict.ts';
import { sectionFormTexts } from '#shared/texts/section-form.ts';

/** The values of the form of a section. */
export type SectionTexts = Readonly<Record<'title' | 'summary', string>>;

/** Picks these fields from a section or from the form's values. */
export const sectionTextsOf = ({ title, summary }: SectionTexts): SectionTexts => ({ title, summary });

/** Labels of the fields that can be invalid, in field order. */
export const sectionLabels = () => {
  const { title, summary } = sectionFormTexts.field;
  return { title, summary };
};

interface SectionFormFieldsProps {
  form: UseFormReturn<SectionTexts>;
  /** The fields that another admin has saved in the meantime. */
  conflict?: ConflictView<SectionTexts>;
}

/** The fields of a new or edited section. */
export function SectionFormFields({ form, conflict }: SectionFormFieldsProps) {
  const { errors } = form.formState;
  const { field } = sectionFormTexts;
  return (
    <>
      <div>
        <Field label={field.title} error={errors.title?.message}>
          <Input {...form.register('title')} dir="auto" />
        </Field>
        {conflict && <Meanwhile name="title" label={field.title} conflict={conflict} />}
      </div>
      <div>
        <Field label={field.summary} error={errors.summary?.message} help={field.summaryHelp}>
          <Textarea {...form.register('summary')} dir="auto" rows={2} />
        </Field>
        {conflict && <Meanwhile name="summary" label={field.summary} conflict={conflict} />}
      </div>
    </>
  );
}
