import type { SchoolSettingsPartsFragment } from '#client/gql/graphql.ts';
import { LinkButton } from '#client/ui/link-button.tsx';
import { SectionCard } from '#client/ui/section-card.tsx';
import { paths } from '#shared/paths.ts';
import { schoolTexts } from '#shared/texts/school.ts';
import { MarkdownHelp } from './markdown-help.tsx';
import { MarkdownPreview } from './markdown-preview.tsx';
import { SettingsFrame } from './settings-frame.tsx';
import { SettingsInput } from './settings-input.tsx';
import { SettingsFormLayout } from './settings-form-layout.tsx';
import { useSavedSettings } from './use-saved-settings.ts';
import { useSettingsForm } from './use-settings-form.tsx';

const shown = ['about'] as const;

/** Page where an ADMIN writes the about page. */
export function AboutSettingsPage() {
  return (
    <SettingsFrame query={useSavedSettings()}>{(school) => <AboutForm school={school} />}</SettingsFrame>
  );
}

function AboutForm({ school }: { school: SchoolSettingsPartsFragment }) {
  const view = useSettingsForm(school, shown);
  const { form } = view;
  return (
    <SettingsFormLayout
      view={view}
      preview={<MarkdownPreview control={form.control} names={shown} />}
      action={
        <LinkButton to={paths.about} variant="outline" alignSelf="start">
          {schoolTexts.openPage}
        </LinkButton>
      }
    >
      <SectionCard title={schoolTexts.sections.about} intro={schoolTexts.about.intro}>
        <SettingsInput view={view} name="about" rows={18} help={<MarkdownHelp />} />
      </SectionCard>
    </SettingsFormLayout>
  );
}
