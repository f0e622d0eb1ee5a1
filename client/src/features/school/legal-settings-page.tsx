import type { SchoolSettingsPartsFragment } from '#client/gql/graphql.ts';
import { SectionCard } from '#client/ui/section-card.tsx';
import { schoolTexts } from '#shared/texts/school.ts';
import { MarkdownHelp } from './markdown-help.tsx';
import { MarkdownPreview } from './markdown-preview.tsx';
import { SettingsFrame } from './settings-frame.tsx';
import { SettingsInput } from './settings-input.tsx';
import { SettingsFormLayout } from './settings-form-layout.tsx';
import { useSavedSettings } from './use-saved-settings.ts';
import { useSettingsForm } from './use-settings-form.tsx';

const shown = ['imprint', 'privacy', 'terms'] as const;

/** Page where an ADMIN writes the legal texts. */
export function LegalSettingsPage() {
  return (
    <SettingsFrame query={useSavedSettings()}>{(school) => <LegalForm school={school} />}</SettingsFrame>
  );
}

function LegalForm({ school }: { school: SchoolSettingsPartsFragment }) {
  const view = useSettingsForm(school, shown);
  const { form } = view;
  return (
    <SettingsFormLayout view={view} preview={<MarkdownPreview control={form.control} names={shown} />}>
      <SectionCard title={schoolTexts.sections.legal} intro={schoolTexts.legal.intro}>
        <SettingsInput view={view} name="imprint" rows={8} help={<MarkdownHelp />} />
        <SettingsInput view={view} name="privacy" rows={12} />
        <SettingsInput view={view} name="terms" rows={12} />
      </SectionCard>
    </SettingsFormLayout>
  );
}
