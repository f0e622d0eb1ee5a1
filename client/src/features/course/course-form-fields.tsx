import { AspectRatio, Box, Input, Text, Textarea } from '@chakra-ui/react';
import { useId, type ReactNode } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import type { ImagePartsFragment } from '#client/gql/graphql.ts';
import type { ConflictView } from '#client/forms/use-conflict.ts';
import { CourseThumbnail } from '#client/entities/course/course-thumbnail.tsx';
import { MarkdownHelp } from '#client/features/school/markdown-help.tsx';
import { Field } from '#client/forms/field.tsx';
import { PictureField } from '#client/forms/picture-field.tsx';
import { Meanwhile } from '#client/forms/meanwhile.tsx';
import { Select } from '#client/ui/select.tsx';
import { courseLimits } from '#shared/course.ts';
import { imageTypes } from '#shared/limits.ts';
import { courseFormTexts } from '#shared/texts/course-form.ts';
import type { CourseFields } from './course-form-rules.ts';
import type { CourseTexts } from './course-texts.ts';
import { useCategories } from './use-categories.ts';

const { labels, help } = courseFormTexts;
const languageNames: Readonly<Record<string, string>> = courseFormTexts.languages;

interface CourseFormFieldsProps {
  form: UseFormReturn<CourseFields>;
  /** The current picture of the course. */
  picture?: ImagePartsFragment | null;
  /** The fields that another admin has saved in the meantime. */
  conflict?: ConflictView<CourseTexts>;
}

/** The fields of a new or edited course. */
export function CourseFormFields({ form, picture, conflict }: CourseFormFieldsProps) {
  const categories = useCategories();
  const categoriesId = useId();
  const thumbnail = useWatch({ control: form.control, name: 'thumbnail' });
  const { errors } = form.formState;
  const meanwhile = (name: keyof CourseTexts) =>
    conflict && (
      <Meanwhile
        name={name}
        label={labels[name]}
        conflict={conflict}
        shown={name === 'language' ? (language) => languageNames[language] ?? language : undefined}
      />
    );

  return (
    <>
      {picture && !thumbnail && <CurrentPicture picture={picture} />}
      <PictureField
        form={form}
        name="thumbnail"
        label={labels.thumbnail}
        help={picture ? help.anotherPicture : help.picture}
        accept={imageTypes.thumbnail.join()}
      />
      <WithMore more={meanwhile('title')}>
        <Field label={labels.title} error={errors.title?.message}>
          <Input {...form.register('title')} dir="auto" />
        </Field>
      </WithMore>
      <WithMore more={meanwhile('instructor')}>
        <Field label={labels.instructor} help={help.instructor} error={errors.instructor?.message}>
          <Input {...form.register('instructor')} dir="auto" />
        </Field>
      </WithMore>
      <WithMore more={meanwhile('category')}>
        <Field label={labels.category} error={errors.category?.message}>
          <Input {...form.register('category')} dir="auto" list={categoriesId} autoComplete="off" />
        </Field>
      </WithMore>
      <datalist id={categoriesId}>
        {categories.map((category) => (
          <option key={category} value={category} />
        ))}
      </datalist>
      <WithMore more={meanwhile('language')}>
        <Field label={labels.language} help={help.language} error={errors.language?.message}>
          <Select {...form.register('language')}>
            {Object.entries(languageNames).map(([language, name]) => (
              <option key={language} value={language}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
      </WithMore>
      <WithMore more={meanwhile('approvalNumber')}>
        <Field
          label={labels.approvalNumber}
          help={help.approvalNumber}
          error={errors.approvalNumber?.message}
        >
          <Input {...form.register('approvalNumber')} dir="auto" autoComplete="off" />
        </Field>
      </WithMore>
      <WithMore more={meanwhile('description')}>
        <Field label={labels.description} help={<MarkdownHelp />} error={errors.description?.message}>
          <Textarea {...form.register('description')} dir="auto" rows={6} />
        </Field>
      </WithMore>
      <WithMore more={meanwhile('outcomes')}>
        <Field
          label={labels.outcomes}
          help={help.outcomes({ lines: courseLimits.outcomes.lines })}
          error={errors.outcomes?.message}
        >
          <Textarea {...form.register('outcomes')} dir="auto" rows={4} />
        </Field>
      </WithMore>
      <WithMore more={meanwhile('audience')}>
        <Field label={labels.audience} help={help.audience} error={errors.audience?.message}>
          <Textarea {...form.register('audience')} dir="auto" rows={2} />
        </Field>
      </WithMore>
      <WithMore more={meanwhile('requirements')}>
        <Field label={labels.requirements} help={help.requirements} error={errors.requirements?.message}>
          <Textarea {...form.register('requirements')} dir="auto" rows={2} />
        </Field>
      </WithMore>
    </>
  );
}

function WithMore({ more, children }: { more: ReactNode; children: ReactNode }) {
  return (
    <div>
      {children}
      {more}
    </div>
  );
}

function CurrentPicture({ picture }: { picture: ImagePartsFragment }) {
  return (
    <Box>
      <Text fontWeight="semibold" fontSize="sm" marginBottom="1.5">
        {help.currentPicture}
      </Text>
      <AspectRatio ratio={16 / 9} borderRadius="card" overflow="hidden" maxWidth="24rem">
        <CourseThumbnail image={picture} />
      </AspectRatio>
    </Box>
  );
}
