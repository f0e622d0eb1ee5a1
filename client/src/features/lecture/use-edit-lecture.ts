import { useApolloClient } from '@apollo/client/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { EditLectureDocument, type EditLectureQuery } from '#client/gql/graphql.ts';
import { useEdited } from '#client/forms/use-edited.ts';
import { useMutationForm } from '#client/forms/use-mutation-form.ts';
import {
  editBriefRules,
  editedTextsOf,
  editLectureRules,
  editLinkRules,
  editTextRules,
  firstTextsOf,
  lectureLabels,
  linkLabels,
  type EditedLectureTexts,
} from './lecture-form-rules.ts';
import { useUpdateLecture } from './use-update-lecture.ts';

/** A lecture as the forms edit it. */
export type EditedLecture = Omit<EditLectureQuery['lecture'], 'course' | 'text' | 'url'> & {
  /** Absent in a form that does not edit the text, null unless the lecture is a text. */
  text?: { source: string } | null;
  /** The same for the address of a link. */
  url?: string | null;
};

const rulesFor = ({ kind, text, url }: EditedLecture) => {
  if (kind === 'VIDEO') return editLectureRules;
  if (text) return editTextRules;
  return url ? editLinkRules : editBriefRules;
};

/** The state of a form for an existing lecture. */
export function useEditLecture(lecture: EditedLecture) {
  const client = useApolloClient();
  const { updateLecture, isSaving } = useUpdateLecture();
  const form = useMutationForm({
    resolver: zodResolver(rulesFor(lecture)),
    defaultValues: firstTextsOf(lecture),
    labels: lecture.kind === 'LINK' ? linkLabels() : lectureLabels(),
  });
  const { base, conflict, save } = useEdited<EditedLectureTexts, EditedLecture>(lecture, {
    textsOf: firstTextsOf,
    loadTheirs: async () => {
      const variables = { id: lecture.id };
      const { data } = await client.query({
        query: EditLectureDocument,
        variables,
        fetchPolicy: 'network-only',
      });
      if (!data) return undefined;
      const { text, url, ...theirs } = data.lecture;
      return lecture.text === undefined ? theirs : { ...theirs, text, url };
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
