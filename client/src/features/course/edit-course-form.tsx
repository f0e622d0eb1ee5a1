import { useApolloClient } from '@apollo/client/react';
import { Flex, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { EditCourseDocument, type EditableCourseFragment } from '#client/gql/graphql.ts';
import { showFileError } from '#client/forms/form-errors.ts';
import { hasCode } from '#client/graphql/errors.ts';
import { changedFields } from '#client/forms/merge-edits.ts';
import { useConflict } from '#client/forms/use-conflict.ts';
import { useFormErrors } from '#client/forms/use-form-errors.ts';
import { useLeaveGuard } from '#client/routing/use-leave-guard.ts';
import { Button } from '#client/ui/button.tsx';
import { ErrorSummary } from '#client/forms/error-summary.tsx';
import { FormError } from '#client/forms/form-error.tsx';
import { LeaveDialog } from '#client/ui/leave-dialog.tsx';
import { courseMessages } from '#shared/course.ts';
import { CourseFormFields } from './course-form-fields.tsx';
import {
  courseFieldNames,
  courseFormRules,
  courseLabels,
  draftFormRules,
  publishedCourseRules,
  type CourseFields,
} from './course-form-rules.ts';
import { courseTextsOf, type CourseTexts } from './course-texts.ts';
import { useCourseForm } from './use-course-form.ts';
import { usePublishCourse } from './use-publish-course.ts';
import { useUpdateCourse } from './use-update-course.ts';

/** The form of a course that there is. When somebody else saved it meanwhile, nothing typed is lost. */
export function EditCourseForm({ course }: { course: EditableCourseFragment }) {
  const client = useApolloClient();
  /** What the form began with; the version on the server as far as is known here. */
  const [base, setBase] = useState(course);
  const { form, validateWith, isUnsaved, resetTo } = useCourseForm(courseTextsOf(course));
  const { submitErrors, formError, clear, showInvalid, showServerError } = useFormErrors(
    form,
    courseFieldNames,
  );
  const conflict = useConflict<CourseTexts>(
    (name, value) => form.setValue(name, value, { shouldDirty: true }),
    form.setFocus,
  );
  const { updateCourse, isSaving } = useUpdateCourse();
  const { publishCourse, unpublishCourse, isChanging } = usePublishCourse();
  const blocker = useLeaveGuard(isUnsaved);
  const isDraft = base.publishedAt === null;

  const meetOthers = async () => {
    const { data } = await client.query({
      query: EditCourseDocument,
      variables: { slug: base.slug },
      fetchPolicy: 'network-only',
    });
    if (!data) return;
    // Where the lists have it by what the others changed is not known here.
    client.cache.evict({ id: 'ROOT_QUERY', fieldName: 'courses' });
    const mine = courseTextsOf(form.getValues());
    const [first] = conflict.meet(courseTextsOf(base), mine, courseTextsOf(data.course));
    setBase(data.course);
    if (first) form.setFocus(first);
  };

  /** Saves what was changed; tells whether the course on the server is now what the form shows, and which it is. */
  const save = async (fields: CourseFields) => {
    clear();
    const { thumbnail } = fields;
    const texts = changedFields(courseTextsOf(base), courseTextsOf(fields));
    const input = { id: base.id, version: base.version, ...texts, ...(thumbnail && { thumbnail }) };
    const outcome = await updateCourse(input, base);
    if (outcome.ok) {
      const saved = { ...base, ...outcome.value.data?.updateCourse };
      conflict.end();
      setBase(saved);
      resetTo(courseTextsOf(saved));
      return saved;
    }
    if (showFileError(outcome.error, 'thumbnail', form.setError)) return null;
    showServerError(outcome.error, courseMessages.failure.updateCourse);
    // Without their version the answer of the server stands alone; saving again tries again.
    if (hasCode(outcome.error, 'CONFLICT')) await meetOthers().catch(() => undefined);
    return null;
  };

  const submit = () => {
    validateWith(isDraft ? draftFormRules : publishedCourseRules);
    return form.handleSubmit(async (fields) => void (await save(fields)), showInvalid)();
  };
  const publish = () => {
    validateWith(base.thumbnail ? publishedCourseRules : courseFormRules);
    return form.handleSubmit(async (fields) => {
      const saved = isUnsaved() ? await save(fields) : base;
      if (!saved) return;
      const outcome = await publishCourse(saved);
      if (outcome.ok) setBase({ ...saved, ...outcome.value });
      else showServerError(outcome.error, courseMessages.failure.updateCourse);
    }, showInvalid)();
  };
  const unpublish = async () => {
    const outcome = await unpublishCourse(base);
    if (outcome.ok) setBase({ ...base, ...outcome.value });
  };

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Stack gap="6">
        {formError && <FormError text={formError} />}
        <ErrorSummary errors={submitErrors} labels={courseLabels} onChoose={form.setFocus} />
        <CourseFormFields form={form} picture={base.thumbnail} conflict={conflict} />
        <Flex gap="3" wrap="wrap">
          <Button type="submit" size="lg" flex="1 1 12rem" loading={isSaving}>
            {isDraft ? 'Save draft' : 'Save course'}
          </Button>
          <Button
            variant="outline"
            size="lg"
            flex="1 1 12rem"
            loading={isChanging}
            onClick={isDraft ? publish : unpublish}
          >
            {isDraft ? 'Publish' : 'Unpublish'}
          </Button>
        </Flex>
      </Stack>
      <LeaveDialog blocker={blocker} />
    </form>
  );
}
