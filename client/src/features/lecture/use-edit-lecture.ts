import { useApolloClient } from '@apollo/client/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { EditLectureDocument, type EditLectureQuery } from '#client/gql/graphql.ts';
import { hasCode } from '#client/graphql/errors.ts';
import { changedFields } from '#client/forms/merge-edits.ts';
import { useConflict } from '#client/forms/use-conflict.ts';
import { useMutationForm } from '#client/forms/use-mutation-form.ts';
import { editLectureRules, lectureLabels, lectureTextsOf, type LectureTexts } from './lecture-form-rules.ts';
import { useUpdateLecture } from './use-update-lecture.ts';

/** A lecture as the forms edit it. */
export type EditedLecture = EditLectureQuery['course']['lectures'][number];

/**
 * The state of a form for an existing lecture of the course `slug`. It saves the changed fields, and keeps all input when another
 * admin has saved the lecture in the meantime. `base` is the last known version of the server.
 */
export function useEditLecture(slug: string, lecture: EditedLecture) {
  const client = useApolloClient();
  const [base, setBase] = useState(lecture);
  const { updateLecture, isSaving } = useUpdateLecture();
  const form = useMutationForm({
    resolver: zodResolver(editLectureRules),
    defaultValues: lectureTextsOf(lecture),
    labels: lectureLabels(),
  });
  const conflict = useConflict<LectureTexts>(
    (name, value) => form.setValue(name, value, { shouldDirty: true }),
    form.setFocus,
  );

  const meetOthers = async () => {
    const { data } = await client.query({
      query: EditLectureDocument,
      variables: { slug },
      fetchPolicy: 'network-only',
    });
    const theirs = data?.course.lectures.find(({ id }) => id === base.id);
    if (!theirs) return;
    const [first] = conflict.meet(
      lectureTextsOf(base),
      lectureTextsOf(form.getValues()),
      lectureTextsOf(theirs),
    );
    setBase(theirs);
    if (first) form.setFocus(first);
  };

  /** Returns the submit handler, which calls `onSaved` once the lecture is saved. */
  const submit = (onSaved: () => void) =>
    form.submit(async (fields) => {
      const changes = changedFields(lectureTextsOf(base), lectureTextsOf(fields));
      const saved = await updateLecture({ id: base.id, version: base.version, ...changes });
      // If the other version cannot be loaded, only the server's error shows. The next save tries again.
      if (saved.ok) onSaved();
      else if (hasCode(saved.error, 'CONFLICT')) void meetOthers().catch(() => undefined);
      return saved;
    });
  return { form, base, conflict, submit, isSaving };
}
