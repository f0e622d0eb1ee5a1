import { Flex } from '@chakra-ui/react';
import { useEffect, useEffectEvent, type KeyboardEvent } from 'react';
import { MutationForm } from '#client/forms/mutation-form.tsx';
import { Button } from '#client/ui/button.tsx';
import { messages } from '#shared/messages.ts';
import { lectureFormTexts } from '#shared/texts/lecture-form.ts';
import { LectureFormFields } from './lecture-form-fields.tsx';
import { useEditLecture, type EditedLecture } from './use-edit-lecture.ts';

interface BriefLectureFormProps {
  slug: string;
  lecture: EditedLecture;
  /** After the lecture is saved, Cancel or Escape. */
  onEnd: () => void;
}

/** Form for the title of a lecture and who may watch it, in its row of the list. It begins with the focus in the title. */
export function BriefLectureForm({ slug, lecture, onEnd }: BriefLectureFormProps) {
  const { form, conflict, submit, isSaving } = useEditLecture(slug, lecture);
  const begin = useEffectEvent(() => form.setFocus('title', { shouldSelect: true }));
  useEffect(() => begin(), []);
  const endOnEscape = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') onEnd();
  };
  return (
    <div
      role="group"
      aria-label={lectureFormTexts.briefNamed({ title: lecture.title })}
      onKeyDown={endOnEscape}
    >
      <MutationForm form={form} onSubmit={submit(onEnd)} gap="4">
        <LectureFormFields form={form} conflict={conflict} isBrief />
        <Flex gap="3" wrap="wrap">
          <Button type="submit" loading={isSaving}>
            {lectureFormTexts.save}
          </Button>
          <Button variant="outline" onClick={onEnd}>
            {messages.button.cancel}
          </Button>
        </Flex>
      </MutationForm>
    </div>
  );
}
