import { Input, Textarea } from '@chakra-ui/react';
import { useFieldArray, type UseFormReturn } from 'react-hook-form';
import { Field } from '#client/forms/field.tsx';
import { storyLimits } from '#shared/school-story.ts';
import { schoolTexts } from '#shared/texts/school.ts';
import type { HomeFields } from './home-fields.ts';
import { ItemList } from './item-list.tsx';

/** The fields of the quotes of learners, in the order of the home page. */
export function QuoteFields({ form }: { form: UseFormReturn<HomeFields> }) {
  const { control, register, formState, getValues } = form;
  const { fields, append, insert, remove, swap } = useFieldArray({ control, name: 'quotes' });
  const { max } = storyLimits.quotes;
  const texts = schoolTexts.home.quotes;
  const errors = formState.errors.quotes;
  return (
    <ItemList
      texts={texts}
      intro={texts.intro({ count: max })}
      keys={fields.map(({ id }) => id)}
      max={max}
      error={errors?.root?.message}
      onMove={swap}
      onRemove={(index) => {
        const removed = getValues(`quotes.${index}`);
        remove(index);
        return () => insert(index, removed);
      }}
      onAdd={() => append({ text: '', name: '', course: '' })}
    >
      {(index) => (
        <>
          <Field label={texts.text} error={errors?.[index]?.text?.message}>
            <Textarea {...register(`quotes.${index}.text`)} dir="auto" rows={3} />
          </Field>
          <Field label={texts.name} error={errors?.[index]?.name?.message}>
            <Input {...register(`quotes.${index}.name`)} dir="auto" autoComplete="off" />
          </Field>
          <Field label={texts.course} error={errors?.[index]?.course?.message} help={texts.courseHelp}>
            <Input {...register(`quotes.${index}.course`)} dir="auto" autoComplete="off" />
          </Field>
        </>
      )}
    </ItemList>
  );
}
