import { Box, Flex, Input, Textarea } from '@chakra-ui/react';
import type { UseFormReturn } from 'react-hook-form';
import { Portrait } from '#client/entities/mentor/portrait.tsx';
import type { MentorPartsFragment } from '#client/gql/graphql.ts';
import { Field } from '#client/forms/field.tsx';
import { PictureField } from '#client/forms/picture-field.tsx';
import { imageTypes } from '#shared/limits.ts';
import { schoolTexts } from '#shared/texts/school.ts';
import { ItemFields } from './item-fields.tsx';
import type { MentorsFields } from './mentor-fields.ts';

interface MentorFieldsetProps {
  form: UseFormReturn<MentorsFields>;
  /** The saved mentor; undefined for a new one. */
  mentor: MentorPartsFragment | undefined;
  /** Position in the list, from 0. */
  index: number;
  count: number;
  onMove: (to: number) => void;
  onRemove: () => void;
}

/** The fields of one mentor, with controls for the order. */
export function MentorFieldset({ form, mentor, index, count, onMove, onRemove }: MentorFieldsetProps) {
  const at = `mentors.${index}` as const;
  const errors = form.formState.errors.mentors?.[index];
  const texts = schoolTexts.mentor;
  return (
    <ItemFields
      index={index}
      count={count}
      texts={texts}
      headingLevel="h2"
      onMove={onMove}
      onRemove={onRemove}
    >
      <Field label={texts.name} error={errors?.name?.message}>
        <Input {...form.register(`${at}.name`)} dir="auto" autoComplete="off" />
      </Field>
      <Field label={texts.subject} error={errors?.subject?.message}>
        <Input {...form.register(`${at}.subject`)} dir="auto" autoComplete="off" />
      </Field>
      <Field label={texts.bio} error={errors?.bio?.message}>
        <Textarea {...form.register(`${at}.bio`)} dir="auto" rows={3} />
      </Field>
      <Flex gap="4" wrap="wrap" align="start">
        {mentor && <Portrait mentor={mentor} width="24" borderRadius="card" />}
        <Box flex="1" minWidth="min(16rem, 100%)">
          <PictureField
            form={form}
            name={`${at}.portrait`}
            shape="round"
            label={mentor ? texts.newPortrait : texts.portrait}
            help={texts.portraitHelp}
            accept={imageTypes.avatar.join()}
          />
        </Box>
      </Flex>
    </ItemFields>
  );
}
