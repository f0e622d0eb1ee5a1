import { useApolloClient } from '@apollo/client/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { EditSectionsDocument, type EditableSectionFragment } from '#client/gql/graphql.ts';
import { useEdited } from '#client/forms/use-edited.ts';
import { useMutationForm } from '#client/forms/use-mutation-form.ts';
import { sectionRules } from '#shared/section.rules.ts';
import { sectionLabels, sectionTextsOf, type SectionTexts } from './section-form-fields.tsx';
import { useUpdateSection } from './use-sections.ts';

/** The state of a form for an existing section of the course `slug`. */
export function useEditSection(slug: string, section: EditableSectionFragment) {
  const client = useApolloClient();
  const { updateSection, isSaving } = useUpdateSection();
  const form = useMutationForm({
    resolver: zodResolver(sectionRules),
    defaultValues: sectionTextsOf(section),
    labels: sectionLabels(),
  });
  const { conflict, save } = useEdited<SectionTexts, EditableSectionFragment>(section, {
    textsOf: sectionTextsOf,
    loadTheirs: async () => {
      const variables = { slug };
      const { data } = await client.query({
        query: EditSectionsDocument,
        variables,
        fetchPolicy: 'network-only',
      });
      return data?.course.sections.find(({ id }) => id === section.id);
    },
    read: () => sectionTextsOf(form.getValues()),
    setValue: (name, value) => form.setValue(name, value, { shouldDirty: true }),
    setFocus: form.setFocus,
  });

  /** Returns the submit handler, which calls `onSaved` once the section is saved. */
  const submit = (onSaved: () => void) =>
    form.submit(async (fields) => {
      const saved = await save(sectionTextsOf(fields), ({ id, version }, changes) =>
        updateSection({ id, version, ...changes }),
      );
      if (saved.ok) onSaved();
      return saved;
    });
  return { form, conflict, submit, isSaving };
}
