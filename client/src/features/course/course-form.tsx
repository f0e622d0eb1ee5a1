import { Input, Stack, Textarea } from '@chakra-ui/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useId } from 'react';
import { useController, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { FormRefusal } from '#client/ui/form-refusal.tsx';
import { useFormFaults } from '#client/lib/use-form-faults.ts';
import { showFileFault } from '#client/lib/form-errors.ts';
import { Button } from '#client/ui/button.tsx';
import { ErrorSummary } from '#client/ui/error-summary.tsx';
import { Field } from '#client/ui/field.tsx';
import { FileField } from '#client/ui/file-field.tsx';
import { imageTypes } from '#shared/limits.ts';
import { messages } from '#shared/messages.ts';
import { courseFormRules } from './course-form-rules.ts';
import { useCategories } from './use-categories.ts';
import { useCreateCourse } from './use-create-course.ts';

const labels = {
  thumbnail: 'Thumbnail',
  title: 'Title',
  instructor: 'Instructor',
  category: 'Category',
  description: 'Description',
};
const fieldNames = ['thumbnail', 'title', 'instructor', 'category', 'description'] as const;

/** The form of a new course. What was typed stays when the server refuses. */
export function CourseForm({ onCreated }: { onCreated: () => void }) {
  const { createCourse, isCreating } = useCreateCourse();
  const categories = useCategories();
  const categoriesId = useId();
  const form = useForm<z.input<typeof courseFormRules>, unknown, z.output<typeof courseFormRules>>({
    resolver: zodResolver(courseFormRules),
  });
  // Before the other fields are registered: the cursor goes into the first faulty one.
  const thumbnail = useController({ control: form.control, name: 'thumbnail' });
  const { errors } = form.formState;
  const { faults, refusal, clear, showInvalid, showRefused } = useFormFaults(form, fieldNames);

  const submit = form.handleSubmit(async (course) => {
    clear();
    const outcome = await createCourse(course);
    if (outcome.ok) return onCreated();
    if (!showFileFault(outcome.error, 'thumbnail', form.setError)) {
      showRefused(outcome.error, messages.failure.createCourse);
    }
  }, showInvalid);

  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="6">
        {refusal && <FormRefusal text={refusal} />}
        <ErrorSummary errors={faults} labels={labels} onChoose={form.setFocus} />
        <FileField
          {...thumbnail.field}
          label="Thumbnail"
          help="JPG, JPEG or PNG, up to 10 MB. It is shown in 16:9."
          accept={imageTypes.thumbnail.join()}
          error={errors.thumbnail?.message}
        />
        <Field label="Title" error={errors.title?.message}>
          <Input {...form.register('title')} />
        </Field>
        <Field label="Instructor" help="Who teaches this course" error={errors.instructor?.message}>
          <Input {...form.register('instructor')} />
        </Field>
        <Field label="Category" error={errors.category?.message}>
          <Input {...form.register('category')} list={categoriesId} autoComplete="off" />
        </Field>
        <datalist id={categoriesId}>
          {categories.map((category) => (
            <option key={category} value={category} />
          ))}
        </datalist>
        <Field label="Description" error={errors.description?.message}>
          <Textarea {...form.register('description')} rows={6} />
        </Field>
        <Button type="submit" size="lg" loading={isCreating}>
          Create course
        </Button>
      </Stack>
    </form>
  );
}
