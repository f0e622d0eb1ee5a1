import { Suspense } from 'react';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { Meanwhile } from '#client/forms/meanwhile.tsx';
import type { ConflictView } from '#client/forms/use-conflict.ts';
import { lazyPart } from '#client/ui/lazy-part.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { lectureFormTexts } from '#shared/texts/lecture-form.ts';
import { textLectureTexts } from '#shared/texts/text-lecture.ts';
import { FreePreviewField, TitleField } from './lecture-form-fields.tsx';
import type { EditedLectureTexts, LectureFields } from './lecture-form-rules.ts';
import { VersionsControl } from './text-versions/versions-control.tsx';

/** Loaded lazily, because only the forms of texts need the editor. */
const TextEditor = lazyPart(async () => (await import('./text-editor/text-editor.tsx')).TextEditor);

interface TextLectureFieldsProps {
  form: UseFormReturn<LectureFields>;
  /** The slug of the lecture's course. */
  slug: string;
  /** The edited lecture; undefined for a new one, which has no versions. */
  lectureId?: string;
  /** The fields that another admin has saved in the meantime. */
  conflict?: ConflictView<EditedLectureTexts>;
}

/** The fields of a new or edited lecture that is a text. */
export function TextLectureFields({ form, slug, lectureId, conflict }: TextLectureFieldsProps) {
  const { errors } = form.formState;
  const { field } = textLectureTexts;
  const takeText = (source: string) => {
    form.setValue('text', source, { shouldDirty: true });
    form.setFocus('text');
  };
  return (
    <>
      <TitleField form={form} conflict={conflict} />
      <div>
        <Suspense fallback={<Skeleton height="96" />}>
          <Controller
            control={form.control}
            name="text"
            render={({ field: { ref, value = '', onChange, onBlur } }) => (
              <TextEditor
                ref={ref}
                value={value}
                onChange={onChange}
                onBlur={onBlur}
                label={lectureFormTexts.field.text}
                help={field.textHelp}
                slug={slug}
                error={errors.text?.message}
              />
            )}
          />
        </Suspense>
        {lectureId !== undefined && <VersionsControl lectureId={lectureId} onUse={takeText} />}
        {conflict && <Meanwhile name="text" label={lectureFormTexts.field.text} conflict={conflict} />}
      </div>
      <FreePreviewField form={form} conflict={conflict} label={field.freePreview} />
    </>
  );
}
