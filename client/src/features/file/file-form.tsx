import { Input } from '@chakra-ui/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useRef, useState } from 'react';
import { Field } from '#client/forms/field.tsx';
import { RowForm } from '#client/forms/row-form.tsx';
import { useMutationForm } from '#client/forms/use-mutation-form.ts';
import type { CourseFilePartsFragment } from '#client/gql/graphql.ts';
import { Select } from '#client/ui/select.tsx';
import { fileRules } from '#shared/file.rules.ts';
import { fileFormTexts as texts } from '#shared/texts/file-form.ts';
import type { FiledCourse } from './files-of-course.ts';
import { useMoveFile, useRenameFile } from './use-files.ts';

interface FileFormProps {
  file: CourseFilePartsFragment;
  course: FiledCourse;
  /** The lecture of the file; null if it belongs to the whole course. */
  lectureId: string | null;
  /** After the file is saved, Cancel or Escape. */
  onEnd: () => void;
}

/** Form for the name and the place of a file, in its row. It begins with the name without its extension selected. */
export function FileForm({ file: { id, name }, course, lectureId, onEnd }: FileFormProps) {
  const { renameFile, isRenaming } = useRenameFile();
  const { moveFile, isMoving } = useMoveFile();
  const [place, setPlace] = useState(lectureId);
  const form = useMutationForm({
    resolver: zodResolver(fileRules),
    defaultValues: { name },
    labels: { name: texts.field.name },
  });
  const submit = form.submit(async (fields) => {
    if (fields.name !== name) {
      const renamed = await renameFile({ id, ...fields });
      if (!renamed.ok) return renamed;
    }
    if (place !== lectureId) {
      const moved = await moveFile({ id, lectureId: place });
      if (!moved.ok) return moved;
    }
    onEnd();
    return null;
  });
  const { ref: register, ...registered } = form.register('name');
  const field = useRef<HTMLInputElement>(null);
  const begin = () => {
    const end = name.lastIndexOf('.');
    field.current?.focus();
    field.current?.setSelectionRange(0, end > 0 ? end : name.length);
  };
  return (
    <RowForm
      label={texts.editNamed({ name })}
      form={form}
      onSubmit={submit}
      saveLabel={texts.save}
      isSaving={isRenaming || isMoving}
      onBegin={begin}
      onEnd={onEnd}
    >
      <Field label={texts.field.name} error={form.formState.errors.name?.message}>
        <Input
          {...registered}
          ref={(element) => {
            register(element);
            field.current = element;
          }}
          dir="auto"
          autoComplete="off"
          spellCheck={false}
        />
      </Field>
      <Field label={texts.field.place}>
        <Select value={place ?? ''} onChange={({ currentTarget }) => setPlace(currentTarget.value || null)}>
          <option value="">{texts.field.wholeCourse}</option>
          {course.lectures.map((lecture, index) => (
            <option key={lecture.id} value={lecture.id}>{`${index + 1}. ${lecture.title}`}</option>
          ))}
        </Select>
      </Field>
    </RowForm>
  );
}
