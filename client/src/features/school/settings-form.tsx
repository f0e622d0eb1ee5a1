import type { SchoolSettingsPartsFragment } from '#client/gql/graphql.ts';
import { SectionCard } from '#client/ui/section-card.tsx';
import { networks } from '#shared/school.ts';
import { schoolTexts } from '#shared/texts/school.ts';
import { ColorField } from './color-field.tsx';
import { SettingsInput } from './settings-input.tsx';
import { SettingsLanguage } from './settings-language.tsx';
import { SettingsPreview } from './settings-preview.tsx';
import { SettingsFormLayout } from './settings-form-layout.tsx';
import { TypefaceField } from './typeface-field.tsx';
import { useSettingsForm } from './use-settings-form.tsx';

const shown = [
  'name',
  'language',
  'contact',
  'accent',
  'secondColor',
  'typeface',
  'headline',
  'intro',
  ...networks,
] as const;

/** Form for the name, the appearance, the home page and the links of the school. */
export function SettingsForm({ school }: { school: SchoolSettingsPartsFragment }) {
  const view = useSettingsForm(school, shown);
  const { form, beside } = view;
  const texts = schoolTexts.form;
  return (
    <SettingsFormLayout view={view} preview={<SettingsPreview control={form.control} />}>
      <SectionCard title={texts.school} intro={texts.schoolIntro}>
        <SettingsInput view={view} name="name" autoComplete="organization" />
        <SettingsLanguage view={view} />
        <SettingsInput
          view={view}
          name="contact"
          type="email"
          autoComplete="email"
          help={texts.contactHelp}
        />
      </SectionCard>
      <SectionCard title={texts.appearance} intro={texts.appearanceIntro}>
        {(['accent', 'secondColor'] as const).map((name) => (
          <div key={name}>
            <ColorField control={form.control} name={name} />
            {beside(name)}
          </div>
        ))}
        <TypefaceField view={view} />
      </SectionCard>
      <SectionCard title={texts.home} intro={texts.homeIntro}>
        <SettingsInput view={view} name="headline" />
        <SettingsInput view={view} name="intro" rows={3} />
      </SectionCard>
      <SectionCard title={texts.social} intro={texts.socialIntro}>
        {networks.map((network) => (
          <SettingsInput key={network} view={view} name={network} type="url" autoComplete="url" />
        ))}
      </SectionCard>
    </SettingsFormLayout>
  );
}
