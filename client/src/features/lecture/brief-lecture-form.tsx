import { RowForm } from '#client/forms/row-form.tsx';
import { lectureFormTexts } from '#shared/texts/lecture-form.ts';
import { LectureFormFields } from './lecture-form-fields.tsx';
import { useEditLecture, type EditedLecture } from './use-edit-lecture.ts';

interface BriefLectureFormProps {
  lecture: EditedLecture;
  /** After the lecture is saved, Cancel or Escape. */
  onEnd: () => void;
}

/** Form for the title of a lecture and who may watch it, in its row of the list. It begins with the focus in the title. */
export function BriefLectureForm({ lecture, onEnd }: BriefLectureFormProps) {
  const { form, conflict, submit, isSaving } = useEditLecture(lecture);
  return (
    <RowForm
      label={lectureFormTexts.briefNamed({ title: lecture.title })}
      form={form}
      onSubmit={submit(onEnd)}
      saveLabel={lectureFormTexts.save}
      isSaving={isSaving}
      onBegin={() => form.setFocus('title', { shouldSelect: true })}
      onEnd={onEnd}
    >
      <LectureFormFields form={form} conflict={conflict} isBrief />
    </RowForm>
  );
}
