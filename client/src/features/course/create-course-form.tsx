import { Flex, Text } from '@chakra-ui/react';
import { useId } from 'react';
import { Button } from '#client/ui/button.tsx';
import { LeaveDialog } from '#client/ui/leave-dialog.tsx';
import { FormDraftOffer } from '#client/forms/draft-offer.tsx';
import { MutationForm } from '#client/forms/mutation-form.tsx';
import { linesOf } from '#shared/course.ts';
import { courseFormTexts } from '#shared/texts/course-form.ts';
import { CourseFormFields } from './course-form-fields.tsx';
import { courseFormRules, draftFormRules } from './course-form-rules.ts';
import { useCourseForm } from './use-course-form.ts';
import type { CourseTexts } from './course-texts.ts';
import { useCreateCourse } from './use-create-course.ts';
import { usePublishQuestion } from './use-publish-check.tsx';

const { create: texts, publishCheck } = courseFormTexts;

const nothing: CourseTexts = {
  title: '',
  instructor: '',
  category: '',
  language: 'ENGLISH',
  approvalNumber: '',
  description: '',
  outcomes: '',
  audience: '',
  requirements: '',
};

/**
 * Form for a new course, to save as a draft or to publish, which needs a confirmation, because the course has no lectures yet. Keeps
 * the input when the server rejects it.
 */
export function CreateCourseForm({ onCreated }: { onCreated: () => void }) {
  const { createCourse, creating } = useCreateCourse();
  const { ask, dialog } = usePublishQuestion();
  const noteId = useId();
  const { form, draft, submit, blocker, end } = useCourseForm(null, nothing);

  const create = (publish: boolean) =>
    submit(publish ? courseFormRules : draftFormRules, async (course) => {
      if (publish && !(await ask([publishCheck.noLectures]))) return null;
      const outcome = await createCourse({ ...course, outcomes: linesOf(course.outcomes), publish });
      if (outcome.ok) {
        end();
        onCreated();
      }
      return outcome;
    });

  return (
    <MutationForm form={form} onSubmit={create(false)}>
      <FormDraftOffer draft={draft} />
      <CourseFormFields form={form} />
      <Text id={noteId} textStyle="sm" color="fg.muted">
        {texts.note}
      </Text>
      <Flex gap="3" wrap="wrap">
        <Button type="submit" size="lg" flex="1 1 12rem" loading={creating === 'draft'}>
          {texts.saveDraft}
        </Button>
        <Button
          variant="outline"
          size="lg"
          flex="1 1 12rem"
          loading={creating === 'course'}
          aria-describedby={noteId}
          onClick={create(true)}
        >
          {texts.create}
        </Button>
      </Flex>
      {dialog}
      <LeaveDialog blocker={blocker} onLeave={draft.forget} />
    </MutationForm>
  );
}
