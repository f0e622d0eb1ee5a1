import { useApolloClient } from '@apollo/client/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { EditLectureDocument, type EditLectureQuery } from '#client/gql/graphql.ts';
import { useEdited } from '#client/forms/use-edited.ts';
import { useMutationForm } from '#client/forms/use-mutation-form.ts';
import {
  editedTextsOf,
  editLectureRules,
  firstTextsOf,
  lectureLabels,
  type EditedLectureTexts,
} from './lecture-form-rules.ts';
import { useUpdateLecture } from './use-update-lecture.ts';

/** A lecture as the forms edit it. */
export type EditedLecture = EditLectureQuery['course']['lectures'][number];

/** The state of a form for an existing lecture of the course `slug`. */
export function useEditLecture(slug: string, lecture: EditedLecture) {
  const client = useApolloClient();
  const { updateLecture, isSaving } = useUpdateLecture();
  const form = useMutationForm({
    resolver: zodResolver(editLectureRules),
    defaultValues: firstTextsOf(lecture),
    labels: lectureLabels(),
  });
  const { base, conflict, save } = useEdited<EditedLectureTexts, EditedLecture>(lecture, {
    textsOf: firstTextsOf,
    loadTheirs: async () => {
      const variables = { slug };
      const { data } = await client.query({
        query: EditLectureDocument,
        variables,
        fetchPolicy: 'network-only',
      });
      return data?.course.lectures.find(({ id }) => id === lecture.id);
    },
    read: () => editedTextsOf(form.getValues()),
    setValue: (name, value) => form.setValue(name, value, { shouldDirty: true }),
    setFocus: form.setFocus,
  });

  /** Returns the submit handler, which calls `onSaved` once the lecture is saved. */
  const submit = (onSaved: () => void) =>
    form.submit(async (fields) => {
      const saved = await save(editedTextsOf(fields), ({ id, version }, changes) =>
        updateLecture({ id, version, ...changes }),
      );
      if (saved.ok) {
        form.setValue('changeNote', '');
        onSaved();
      }
      return saved;
    });
  return { form, base, conflict, submit, isSaving };
}
