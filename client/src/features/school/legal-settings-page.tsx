import { Box } from '@chakra-ui/react';
import { useState } from 'react';
import type { SchoolSettingsPartsFragment } from '#client/gql/graphql.ts';
import { Field } from '#client/forms/field.tsx';
import { SectionCard } from '#client/ui/section-card.tsx';
import { Select } from '#client/ui/select.tsx';
import { languages } from '#shared/languages.ts';
import { schoolTexts } from '#shared/texts/school.ts';
import { LegalText } from './legal-text.tsx';
import { MarkdownHelp } from './markdown-help.tsx';
import { MarkdownPreview } from './markdown-preview.tsx';
import { SettingsFrame } from './settings-frame.tsx';
import { SettingsFormLayout } from './settings-form-layout.tsx';
import { useSavedSettings } from './use-saved-settings.ts';
import { useSettingsForm } from './use-settings-form.tsx';

const shown = ['imprint', 'privacy', 'terms', 'withdrawal', 'accessibility'] as const;

/** Page where an ADMIN writes the legal texts. */
export function LegalSettingsPage() {
  return (
    <SettingsFrame query={useSavedSettings()}>{(school) => <LegalForm school={school} />}</SettingsFrame>
  );
}

function LegalForm({ school }: { school: SchoolSettingsPartsFragment }) {
  const view = useSettingsForm(school, shown);
  const [language, setLanguage] = useState(school.language);
  const { form } = view;
  const texts = schoolTexts.legal;
  return (
    <SettingsFormLayout view={view} preview={<MarkdownPreview control={form.control} names={shown} />}>
      <SectionCard title={schoolTexts.sections.legal} intro={texts.intro}>
        <Box maxWidth="24rem">
          <Field label={texts.draftLanguage} help={texts.draftHelp}>
            <Select value={language} onChange={({ target }) => setLanguage(target.value)}>
              {Object.entries(languages).map(([tag, { name }]) => (
                <option key={tag} value={tag} lang={tag}>
                  {name}
                </option>
              ))}
            </Select>
          </Field>
        </Box>
        <LegalText view={view} page="IMPRINT" language={language} rows={8} help={<MarkdownHelp />} />
        <LegalText view={view} page="PRIVACY" language={language} />
        <LegalText view={view} page="TERMS" language={language} />
        <LegalText view={view} page="WITHDRAWAL" language={language} />
        <LegalText view={view} page="ACCESSIBILITY" language={language} />
      </SectionCard>
    </SettingsFormLayout>
  );
}
