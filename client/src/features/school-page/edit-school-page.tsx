import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { SettingsSections } from '#client/features/school/settings-sections.tsx';
import { changedFields } from '#client/forms/merge-edits.ts';
import { useConflict } from '#client/forms/use-conflict.ts';
import {
  EditableSchoolPagesDocument,
  useEditableSchoolPagesQuery,
  type EditableSchoolPageFragment,
} from '#client/gql/graphql.ts';
import { hasCode } from '#client/graphql/errors.ts';
import { LinkButton } from '#client/ui/link-button.tsx';
import { NotFoundPage } from '#client/ui/not-found-page.tsx';
import { QueryFallback } from '#client/ui/query-fallback.tsx';
import { paths } from '#shared/paths.ts';
import { schoolTexts } from '#shared/texts/school.ts';
import { schoolPageTexts as texts } from '#shared/texts/school-page.ts';
import { PageForm } from './page-form.tsx';
import { fieldsOf, type PageFields } from './school-page-fields.ts';
import { usePageForm } from './use-page-form.ts';
import { useUpdateSchoolPage } from './use-update-school-page.ts';

/** Page where an ADMIN edits a free page. */
export function EditSchoolPage() {
  const { id } = useParams();
  // An edit starts from the saved state, so the cache is bypassed.
  const query = useEditableSchoolPagesQuery({ fetchPolicy: 'network-only', nextFetchPolicy: 'cache-first' });
  const page = query.data?.school.pages.find((one) => one.id === id);
  if (query.data && !page) return <NotFoundPage />;
  return (
    <SettingsSections>
      {page ? (
        <EditPage key={page.id} page={page} />
      ) : (
        <QueryFallback {...query} failure={texts.failure.load} skeleton="72" />
      )}
    </SettingsSections>
  );
}

/** The form keeps all input when another admin has saved the page in the meantime. */
function EditPage({ page }: { page: EditableSchoolPageFragment }) {
  const client = useApolloClient();
  const [version, setVersion] = useState(page.version);
  const view = usePageForm(page.id, fieldsOf(page));
  const { form, base, setBase, resetTo } = view;
  const conflict = useConflict<PageFields>(
    (name, value) => form.setValue(name, value, { shouldDirty: true }),
    form.setFocus,
  );
  const { updatePage, isSaving } = useUpdateSchoolPage();

  const meetOthers = async () => {
    const { data } = await client.query({ query: EditableSchoolPagesDocument, fetchPolicy: 'network-only' });
    const theirs = data?.school.pages.find(({ id }) => id === page.id);
    if (!theirs) return;
    const [first] = conflict.meet(base, fieldsOf(form.getValues()), fieldsOf(theirs));
    setBase(fieldsOf(theirs));
    setVersion(theirs.version);
    if (first) form.setFocus(first);
  };

  const submit = form.submit(async (fields) => {
    const outcome = await updatePage({ id: page.id, version, ...changedFields(base, fieldsOf(fields)) });
    if (!outcome.ok) {
      // If the other version cannot be loaded, only the server's error shows. The next save tries again.
      if (hasCode(outcome.error, 'CONFLICT')) void meetOthers().catch(() => undefined);
      return outcome;
    }
    const saved = outcome.value?.updateSchoolPage.page;
    if (saved) {
      conflict.end();
      setVersion(saved.version);
      resetTo(fieldsOf(saved));
    }
    return outcome;
  });

  return (
    <PageForm
      view={view}
      heading={texts.editHeading}
      isSaving={isSaving}
      onSubmit={submit}
      conflict={conflict}
      onDraftTakenUp={(kept) => conflict.meet(kept.base, kept.texts, base)}
      action={
        <LinkButton to={paths.schoolPage(base.slug)} variant="outline" alignSelf="start">
          {schoolTexts.openPage}
        </LinkButton>
      }
    />
  );
}
