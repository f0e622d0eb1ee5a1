import { Heading, Input, Stack, Text, Textarea } from '@chakra-ui/react';
import { useFieldArray, type UseFormReturn } from 'react-hook-form';
import { Field } from '#client/forms/field.tsx';
import { Button } from '#client/ui/button.tsx';
import { storyLimits } from '#shared/school-story.ts';
import { schoolTexts } from '#shared/texts/school.ts';
import type { HomeFields } from './home-fields.ts';
import { ItemFields } from './item-fields.tsx';
import { MarkdownHelp } from './markdown-help.tsx';

const { home: texts } = schoolTexts;

/** The fields of the questions and answers, in the order of the home page. */
export function QuestionFields({ form }: { form: UseFormReturn<HomeFields> }) {
  const { control, register, formState } = form;
  const { fields, append, remove, swap } = useFieldArray({ control, name: 'questions' });
  const { max } = storyLimits.questions;
  return (
    <Stack as="section" gap="5" aria-labelledby="questions-heading">
      <Stack gap="1">
        <Heading as="h2" id="questions-heading" textStyle="h2">
          {texts.questions}
        </Heading>
        <Text color="fg.muted">{texts.questionsIntro({ count: max })}</Text>
      </Stack>
      {fields.map(({ id }, index) => {
        const place = { number: index + 1 };
        const errors = formState.errors.questions?.[index];
        return (
          <ItemFields
            key={id}
            heading={texts.one(place)}
            up={index > 0 && { label: texts.moveUp(place), onClick: () => swap(index, index - 1) }}
            down={
              index < fields.length - 1 && {
                label: texts.moveDown(place),
                onClick: () => swap(index, index + 1),
              }
            }
            remove={{ label: texts.removeQuestion(place), onClick: () => remove(index) }}
          >
            <Field label={texts.question} error={errors?.question?.message}>
              <Input {...register(`questions.${index}.question`)} dir="auto" autoComplete="off" />
            </Field>
            <Field label={texts.answer} error={errors?.answer?.message} help={<MarkdownHelp />}>
              <Textarea {...register(`questions.${index}.answer`)} dir="auto" rows={4} />
            </Field>
          </ItemFields>
        );
      })}
      {fields.length < max && (
        <Button variant="outline" alignSelf="start" onClick={() => append({ question: '', answer: '' })}>
          {texts.addQuestion}
        </Button>
      )}
    </Stack>
  );
}
