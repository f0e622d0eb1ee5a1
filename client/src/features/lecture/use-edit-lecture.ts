import { useApolloClient } from '@apollo/client/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { EditLectureDocument, type EditLectureQuery } from '#client/gql/graphql.ts';
import { useEdited } from '#client/forms/use-edited.ts';
import { useMutationForm } from '#client/forms/use-mutation-form.ts';
import { editLectureRules, lectureLabels, lectureTextsOf, type LectureTexts } from './lecture-form-rules.ts';
import { useUpdateLecture } from './use-update-lecture.ts';

/** A lecture as the forms edit it. */
export type EditedLecture = EditLectureQuery['course']['lectures'][number];

/** The state of a form for an existing lecture of the course `slug`. */
export function useEditLecture(slug: string, lecture: EditedLecture) {
  const client = useApolloClient();
  const { updateLecture, isSaving } = useUpdateLecture();
  const form = useMutationForm({
    resolver: zodResolver(editLectureRules),
    defaultValues: lectureTextsOf(lecture),
    labels: lectureLabels(),
  });
  const { base, conflict, save } = useEdited<LectureTexts, EditedLecture>(lecture, {
    textsOf: lectureTextsOf,
    loadTheirs: async () => {
      const variables = { slug };
      const { data } = await client.query({
        query: EditLectureDocument,
        variables,
        fetchPolicy: 'network-only',
      });
      return data?.course.lectures.find(({ id }) => id === lecture.id);
    },
    read: () => lectureTextsOf(form.getValues()),
    setValue: (name, value) => form.setValue(name, value, { shouldDirty: true }),
    setFocus: form.setFocus,
  });

  /** Returns the submit handler, which calls `onSaved` once the lecture is saved. */
  const submit = (onSaved: () => void) =>
    form.submit(async (fields) => {
      const saved = await save(lectureTextsOf(fields), ({ id, version }, changes) =>
        updateLecture({ id, version, ...changes }),
      );
      if (saved.ok) onSaved();
      return saved;
    });
  return { form, base, conflict, submit, isSaving };
}
