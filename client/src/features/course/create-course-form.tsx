import { Flex, Text } from '@chakra-ui/react';
import { useId } from 'react';
import { Button } from '#client/ui/button.tsx';
import { LeaveDialog } from '#client/ui/leave-dialog.tsx';
import { FormDraftOffer } from '#client/forms/draft-offer.tsx';
import { MutationForm } from '#client/forms/mutation-form.tsx';
import { publishCheckTexts } from '#shared/publish-check.ts';
import { CourseFormFields } from './course-form-fields.tsx';
import { courseFormRules, draftFormRules } from './course-form-rules.ts';
import { useCourseForm } from './use-course-form.ts';
import type { CourseTexts } from './course-texts.ts';
import { useCreateCourse } from './use-create-course.ts';

const nothing: CourseTexts = {
  title: '',
  instructor: '',
  category: '',
  language: 'ENGLISH',
  description: '',
};

/** The form of a new course, to be published or kept as a draft. What was typed stays when the server refuses. */
export function CreateCourseForm({ onCreated }: { onCreated: () => void }) {
  const { createCourse, creating } = useCreateCourse();
  const noteId = useId();
  const { form, draft, submit, blocker, end } = useCourseForm(null, nothing);

  const create = (publish: boolean) =>
    submit(publish ? courseFormRules : draftFormRules, async (course) => {
      const outcome = await createCourse({ ...course, publish });
      if (outcome.ok) {
        end();
        onCreated();
      }
      return outcome;
    });

  return (
    <MutationForm form={form} onSubmit={create(true)}>
      <FormDraftOffer draft={draft} />
      <CourseFormFields form={form} />
      <Text id={noteId} textStyle="sm" color="fg.muted">
        {publishCheckTexts.created}
      </Text>
      <Flex gap="3" wrap="wrap">
        <Button
          type="submit"
          size="lg"
          flex="1 1 12rem"
          loading={creating === 'course'}
          aria-describedby={noteId}
        >
          Create course
        </Button>
        <Button
          variant="outline"
          size="lg"
          flex="1 1 12rem"
          loading={creating === 'draft'}
          onClick={create(false)}
        >
          Save as draft
        </Button>
      </Flex>
      <LeaveDialog blocker={blocker} onLeave={draft.drop} />
    </MutationForm>
  );
}
