import { Heading, Input, Stack, Text, Textarea } from '@chakra-ui/react';
import { useFieldArray, type UseFormReturn } from 'react-hook-form';
import { Field } from '#client/forms/field.tsx';
import { Button } from '#client/ui/button.tsx';
import { storyLimits } from '#shared/school-story.ts';
import { schoolTexts } from '#shared/texts/school.ts';
import type { HomeFields } from './home-fields.ts';
import { ItemFields } from './item-fields.tsx';

const { home: texts } = schoolTexts;

/** The fields of the quotes of learners. */
export function VoiceFields({ form }: { form: UseFormReturn<HomeFields> }) {
  const { control, register, formState } = form;
  const { fields, append, remove } = useFieldArray({ control, name: 'voices' });
  const { max } = storyLimits.voices;
  return (
    <Stack as="section" gap="5" aria-labelledby="voices-heading">
      <Stack gap="1">
        <Heading as="h2" id="voices-heading" textStyle="h2">
          {texts.voices}
        </Heading>
        <Text color="fg.muted">{texts.voicesIntro({ count: max })}</Text>
      </Stack>
      {fields.map(({ id }, index) => {
        const place = { number: index + 1 };
        const errors = formState.errors.voices?.[index];
        return (
          <ItemFields
            key={id}
            heading={texts.voice(place)}
            remove={{ label: texts.removeVoice(place), onClick: () => remove(index) }}
          >
            <Field label={texts.quote} error={errors?.quote?.message}>
              <Textarea {...register(`voices.${index}.quote`)} dir="auto" rows={3} />
            </Field>
            <Field label={texts.name} error={errors?.name?.message}>
              <Input {...register(`voices.${index}.name`)} dir="auto" autoComplete="off" />
            </Field>
          </ItemFields>
        );
      })}
      {fields.length < max && (
        <Button variant="outline" alignSelf="start" onClick={() => append({ quote: '', name: '' })}>
          {texts.addVoice}
        </Button>
      )}
    </Stack>
  );
}
