import { Input, Textarea } from '@chakra-ui/react';
import { useFieldArray, type UseFormReturn } from 'react-hook-form';
import { Field } from '#client/forms/field.tsx';
import { storyLimits } from '#shared/school-story.ts';
import { schoolTexts } from '#shared/texts/school.ts';
import type { HomeFields } from './home-fields.ts';
import { ItemList } from './item-list.tsx';
import { MarkdownHelp } from './markdown-help.tsx';

/** The fields of the questions and answers, in the order of the home page. */
export function QuestionFields({ form }: { form: UseFormReturn<HomeFields> }) {
  const { control, register, formState, getValues } = form;
  const { fields, append, insert, remove, swap } = useFieldArray({ control, name: 'questions' });
  const { max } = storyLimits.questions;
  const texts = schoolTexts.home.questions;
  const errors = formState.errors.questions;
  return (
    <ItemList
      texts={texts}
      intro={texts.intro({ count: max })}
      keys={fields.map(({ id }) => id)}
      max={max}
      error={errors?.root?.message}
      onMove={swap}
      onRemove={(index) => {
        const removed = getValues(`questions.${index}`);
        remove(index);
        return () => insert(index, removed);
      }}
      onAdd={() => append({ question: '', answer: '' })}
    >
      {(index) => (
        <>
          <Field label={texts.question} error={errors?.[index]?.question?.message}>
            <Input {...register(`questions.${index}.question`)} dir="auto" autoComplete="off" />
          </Field>
          <Field label={texts.answer} error={errors?.[index]?.answer?.message} help={<MarkdownHelp />}>
            <Textarea {...register(`questions.${index}.answer`)} dir="auto" rows={4} />
          </Field>
        </>
      )}
    </ItemList>
  );
}
