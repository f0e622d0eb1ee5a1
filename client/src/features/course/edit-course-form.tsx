import { useApolloClient } from '@apollo/client/react';
import { Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { EditCourseDocument, type EditableCourseFragment } from '#client/gql/graphql.ts';
import { hasCode } from '#client/graphql/errors.ts';
import { changedFields } from '#client/forms/merge-edits.ts';
import { useConflict } from '#client/forms/use-conflict.ts';
import { FormDraftOffer } from '#client/forms/draft-offer.tsx';
import { MutationForm } from '#client/forms/mutation-form.tsx';
import { Button } from '#client/ui/button.tsx';
import { LeaveDialog } from '#client/ui/leave-dialog.tsx';
import type { Outcome } from '#client/toasts/with-toast.ts';
import { linesOf } from '#shared/course.ts';
import { courseFormTexts } from '#shared/texts/course-form.ts';
import { CourseFormFields } from './course-form-fields.tsx';
import {
  courseFormRules,
  draftFormRules,
  publishedCourseRules,
  type CourseFields,
} from './course-form-rules.ts';
import { courseTextsOf, type CourseTexts } from './course-texts.ts';
import { useCourseForm } from './use-course-form.ts';
import { usePublishCheck } from './use-publish-check.tsx';
import { usePublishCourse } from './use-publish-course.ts';
import { useUpdateCourse } from './use-update-course.ts';

const { edit: texts } = courseFormTexts;

/** Form for an existing course. It keeps all input when another admin has saved the course in the meantime. */
export function EditCourseForm({ course }: { course: EditableCourseFragment }) {
  const client = useApolloClient();
  /** The course that the edit is based on: the last known version of the server. */
  const [base, setBase] = useState(course);
  const { form, draft, submit, isUnsaved, blocker, resetTo } = useCourseForm(
    course.id,
    courseTextsOf(course),
  );
  const conflict = useConflict<CourseTexts>(
    (name, value) => form.setValue(name, value, { shouldDirty: true }),
    form.setFocus,
  );
  const { updateCourse, isSaving } = useUpdateCourse();
  const { publishCourse, unpublishCourse, isChanging } = usePublishCourse();
  const { mayPublish, dialog } = usePublishCheck(base.slug);
  const isDraft = base.publishedAt === null;

  const meetOthers = async () => {
    const { data } = await client.query({
      query: EditCourseDocument,
      variables: { slug: base.slug },
      fetchPolicy: 'network-only',
    });
    if (!data) return;
    // The other admin's changes may have moved the course within the lists.
    client.cache.evict({ id: 'ROOT_QUERY', fieldName: 'courses' });
    const mine = courseTextsOf(form.getValues());
    const [first] = conflict.meet(courseTextsOf(base), mine, courseTextsOf(data.course));
    setBase(data.course);
    if (first) form.setFocus(first);
  };

  /** Saves the changed fields. Returns the course that is then on the server and in the form. */
  const save = async (fields: CourseFields): Promise<Outcome<EditableCourseFragment>> => {
    const { thumbnail } = fields;
    const { outcomes, ...changes } = changedFields(courseTextsOf(base), courseTextsOf(fields));
    const input = {
      id: base.id,
      version: base.version,
      ...changes,
      ...(outcomes !== undefined && { outcomes: linesOf(outcomes) }),
      ...(thumbnail && { thumbnail }),
    };
    const outcome = await updateCourse(input, base);
    if (!outcome.ok) {
      // If the other version cannot be loaded, only the server's error shows. The next save tries again.
      if (hasCode(outcome.error, 'CONFLICT')) void meetOthers().catch(() => undefined);
      return outcome;
    }
    const saved = { ...base, ...outcome.value?.updateCourse };
    conflict.end();
    setBase(saved);
    resetTo(courseTextsOf(saved));
    return { ok: true, value: saved };
  };

  const publish = async (fields: CourseFields) => {
    if (!(await mayPublish())) return null;
    const saving = isUnsaved() ? await save(fields) : { ok: true as const, value: base };
    if (!saving.ok) return saving;
    const outcome = await publishCourse(saving.value);
    if (outcome.ok) setBase({ ...saving.value, ...outcome.value?.publishCourse });
    return outcome;
  };
  const unpublish = async () => {
    const outcome = await unpublishCourse(base);
    if (outcome.ok) setBase({ ...base, ...outcome.value?.unpublishCourse });
  };

  return (
    <MutationForm form={form} onSubmit={submit(isDraft ? draftFormRules : publishedCourseRules, save)}>
      <FormDraftOffer
        draft={draft}
        onTakenUp={(kept) => conflict.meet(kept.base, kept.texts, courseTextsOf(base))}
      />
      <CourseFormFields form={form} picture={base.thumbnail} conflict={conflict} />
      <Flex gap="3" wrap="wrap">
        <Button type="submit" size="lg" flex="1 1 12rem" loading={isSaving}>
          {isDraft ? texts.saveDraft : texts.save}
        </Button>
        <Button
          variant="outline"
          size="lg"
          flex="1 1 12rem"
          loading={isChanging}
          onClick={
            isDraft ? submit(base.thumbnail ? publishedCourseRules : courseFormRules, publish) : unpublish
          }
        >
          {isDraft ? texts.publish : texts.unpublish}
        </Button>
      </Flex>
      {dialog}
      <LeaveDialog blocker={blocker} onLeave={draft.forget} />
    </MutationForm>
  );
}
