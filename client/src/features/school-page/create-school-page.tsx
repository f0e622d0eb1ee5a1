import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { SettingsSections } from '#client/features/school/settings-sections.tsx';
import { paths } from '#shared/paths.ts';
import { schoolPageTexts as texts } from '#shared/texts/school-page.ts';
import { PageForm } from './page-form.tsx';
import { newPage } from './school-page-fields.ts';
import { useCreateSchoolPage } from './use-create-school-page.ts';
import { usePageForm } from './use-page-form.ts';

/** Page where an ADMIN creates a free page. */
export function CreateSchoolPage() {
  const navigate = useNavigate();
  const view = usePageForm(null, newPage);
  const { createPage, isCreating } = useCreateSchoolPage();
  const [isCreated, setIsCreated] = useState(false);
  // Not before the form is back at its base: the page could not be left without confirmation.
  useEffect(() => {
    if (isCreated) void navigate(paths.schoolPages);
  }, [isCreated, navigate]);
  const submit = view.form.submit(async (fields) => {
    const outcome = await createPage(fields);
    if (outcome.ok) {
      view.resetTo(newPage);
      setIsCreated(true);
    }
    return outcome;
  });
  return (
    <SettingsSections>
      <PageForm view={view} heading={texts.newHeading} isSaving={isCreating} onSubmit={submit} />
    </SettingsSections>
  );
}
