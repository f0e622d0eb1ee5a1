import { Flex, Stack } from '@chakra-ui/react';
import { FormError } from '#client/forms/form-error.tsx';
import { Button } from '#client/ui/button.tsx';
import { ErrorSummary } from '#client/forms/error-summary.tsx';
import { LeaveDialog } from '#client/ui/leave-dialog.tsx';
import { useFormErrors } from '#client/forms/use-form-errors.ts';
import { showFileError } from '#client/forms/form-errors.ts';
import { useLeaveGuard } from '#client/routing/use-leave-guard.ts';
import { courseMessages } from '#shared/course.ts';
import { CourseFormFields } from './course-form-fields.tsx';
import { courseFieldNames, courseFormRules, courseLabels, draftFormRules } from './course-form-rules.ts';
import { useCourseForm } from './use-course-form.ts';
import { useCreateCourse } from './use-create-course.ts';

const nothing = { title: '', instructor: '', category: '', description: '' };

/** The form of a new course, to be published or kept as a draft. What was typed stays when the server refuses. */
export function CreateCourseForm({ onCreated }: { onCreated: () => void }) {
  const { createCourse, creating } = useCreateCourse();
  const { form, validateWith, isUnsaved, end } = useCourseForm(nothing);
  const { submitErrors, formError, clear, showInvalid, showServerError } = useFormErrors(
    form,
    courseFieldNames,
  );
  const blocker = useLeaveGuard(isUnsaved);

  const create = (publish: boolean) => {
    validateWith(publish ? courseFormRules : draftFormRules);
    return form.handleSubmit(async (course) => {
      clear();
      const outcome = await createCourse({ ...course, publish });
      if (outcome.ok) {
        end();
        return onCreated();
      }
      if (!showFileError(outcome.error, 'thumbnail', form.setError)) {
        showServerError(outcome.error, courseMessages.failure.createCourse);
      }
    }, showInvalid)();
  };

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void create(true);
      }}
    >
      <Stack gap="6">
        {formError && <FormError text={formError} />}
        <ErrorSummary errors={submitErrors} labels={courseLabels} onChoose={form.setFocus} />
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
            onClick={() => create(false)}
          >
            Save as draft
          </Button>
        </Flex>
      </Stack>
      <LeaveDialog blocker={blocker} />
    </form>
  );
}
