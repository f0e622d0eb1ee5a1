import { chakra, Input, Textarea } from '@chakra-ui/react';
import { Controller, type UseFormReturn } from 'react-hook-form';
import type { ConflictView } from '#client/forms/use-conflict.ts';
import { Field } from '#client/forms/field.tsx';
import { FileField } from '#client/forms/file-field.tsx';
import { ConflictField, TakenFieldNote } from '#client/forms/conflict-field.tsx';
import { lectureLabels, type LectureFields } from './lecture-form-rules.ts';

/** What of a lecture is written in its form. */
export type LectureTexts = Omit<LectureFields, 'video'>;

interface LectureFormFieldsProps {
  form: UseFormReturn<LectureFields>;
  videoHelp: string;
  /** What somebody else saved meanwhile. */
  conflict?: ConflictView<LectureTexts>;
}

/** The fields of a lecture, new or edited. */
export function LectureFormFields({ form, videoHelp, conflict }: LectureFormFieldsProps) {
  const { errors } = form.formState;
  return (
    <>
      <div>
        <Field label={lectureLabels.title} error={errors.title?.message}>
          <Input {...form.register('title')} />
        </Field>
        {conflict && <Meanwhile name="title" conflict={conflict} />}
      </div>
      <div>
        <Field label={lectureLabels.description} error={errors.description?.message}>
          <Textarea {...form.register('description')} rows={5} />
        </Field>
        {conflict && <Meanwhile name="description" conflict={conflict} />}
      </div>
      <Controller
        control={form.control}
        name="video"
        render={({ field }) => (
          <FileField
            {...field}
            label={lectureLabels.video}
            help={videoHelp}
            accept="video/*"
            error={errors.video?.message}
          />
        )}
      />
      <div>
        <chakra.label display="flex" alignItems="center" gap="3" minHeight="11">
          <chakra.input
            type="checkbox"
            width="5"
            height="5"
            flexShrink="0"
            accentColor="action.solid"
            {...form.register('isFreePreview')}
          />
          Free preview: everyone may watch this lecture
        </chakra.label>
        {conflict?.wasTaken('isFreePreview') && <TakenFieldNote />}
      </div>
    </>
  );
}

interface MeanwhileProps {
  name: 'title' | 'description';
  conflict: ConflictView<LectureTexts>;
}

function Meanwhile({ name, conflict }: MeanwhileProps) {
  const theirs = conflict.theirsIn(name);
  if (conflict.wasTaken(name)) return <TakenFieldNote />;
  if (theirs === null) return null;
  return (
    <ConflictField
      label={lectureLabels[name]}
      text={String(theirs)}
      onKeepMine={() => conflict.keepMine(name)}
      onTakeTheirs={() => conflict.takeTheirs(name)}
    />
  );
}
