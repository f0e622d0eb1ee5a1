import { Flex, Text } from '@chakra-ui/react';
import { useId } from 'react';
import { Button } from '#client/ui/button.tsx';
import { LeaveDialog } from '#client/ui/leave-dialog.tsx';
import type { EditableCourseFragment } from '#client/gql/graphql.ts';
import { FormDraftOffer } from '#client/forms/draft-offer.tsx';
import { MutationForm } from '#client/forms/mutation-form.tsx';
import { linesOf } from '#shared/course.ts';
import { courseFormTexts } from '#shared/texts/course-form.ts';
import { CourseFormFields } from './course-form-fields.tsx';
import { courseFormRules, draftFormRules } from './course-form-rules.ts';
import { useCourseForm } from './use-course-form.ts';
import type { CourseTexts } from './course-texts.ts';
import { useCreateCourse } from './use-create-course.ts';

const { create: texts } = courseFormTexts;

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

interface CreateCourseFormProps {
  onPublished: () => void;
  onDrafted: (course: EditableCourseFragment) => void;
}

/** Form for a new course, to save as a draft or to publish. Keeps the input when the server rejects it. */
export function CreateCourseForm({ onPublished, onDrafted }: CreateCourseFormProps) {
  const { createCourse, creating } = useCreateCourse();
  const noteId = useId();
  const { form, draft, submit, blocker, end } = useCourseForm(null, nothing);

  const create = (publish: boolean) =>
    submit(publish ? courseFormRules : draftFormRules, async (course) => {
      const outcome = await createCourse({ ...course, outcomes: linesOf(course.outcomes), publish });
      if (outcome.ok) {
        end();
        if (publish) onPublished();
        else if (outcome.value) onDrafted(outcome.value.createCourse);
      }
      return outcome;
    });

  return (
    <MutationForm form={form} onSubmit={create(true)}>
      <FormDraftOffer draft={draft} />
      <CourseFormFields form={form} />
      <Text id={noteId} textStyle="sm" color="fg.muted">
        {texts.note}
      </Text>
      <Flex gap="3" wrap="wrap">
        <Button
          type="submit"
          variant="outline"
          size="lg"
          flex="1 1 12rem"
          loading={creating === 'course'}
          aria-describedby={noteId}
        >
          {texts.create}
        </Button>
        <Button size="lg" flex="1 1 12rem" loading={creating === 'draft'} onClick={create(false)}>
          {texts.saveDraft}
        </Button>
      </Flex>
      <LeaveDialog blocker={blocker} onLeave={draft.forget} />
    </MutationForm>
  );
}
