import { Flex } from '@chakra-ui/react';
import { Button } from '#client/ui/button.tsx';
import { LeaveDialog } from '#client/ui/leave-dialog.tsx';
import { MutationForm } from '#client/forms/mutation-form.tsx';
import { CourseFormFields } from './course-form-fields.tsx';
import { courseFormRules, draftFormRules } from './course-form-rules.ts';
import { useCourseForm } from './use-course-form.ts';
import { useCreateCourse } from './use-create-course.ts';

const nothing = { title: '', instructor: '', category: '', description: '' };

/** The form of a new course, to be published or kept as a draft. What was typed stays when the server refuses. */
export function CreateCourseForm({ onCreated }: { onCreated: () => void }) {
  const { createCourse, creating } = useCreateCourse();
  const { form, submit, blocker, end } = useCourseForm(nothing);

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
      <CourseFormFields form={form} />
      <Flex gap="3" wrap="wrap">
        <Button type="submit" size="lg" flex="1 1 12rem" loading={creating === 'course'}>
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
      <LeaveDialog blocker={blocker} />
    </MutationForm>
  );
}
