import { Flex } from '@chakra-ui/react';
import type { SchoolSettingsPartsFragment } from '#client/gql/graphql.ts';
import { FormDraftOffer } from '#client/forms/draft-offer.tsx';
import { MutationForm } from '#client/forms/mutation-form.tsx';
import { Button } from '#client/ui/button.tsx';
import { LeaveDialog } from '#client/ui/leave-dialog.tsx';
import { SectionCard } from '#client/ui/section-card.tsx';
import { AccentField } from './accent-field.tsx';
import { SettingsColumns } from './settings-columns.tsx';
import { networks } from './settings-fields.ts';
import { SettingsInput } from './settings-input.tsx';
import { SettingsLanguage } from './settings-language.tsx';
import { SettingsPreview } from './settings-preview.tsx';
import { useSettingsForm } from './use-settings-form.tsx';

const shown = ['name', 'language', 'contact', 'accent', 'headline', 'intro', ...networks] as const;

/** How the school is called and looks, what its first page says, and where it is found. */
export function SettingsForm({ school }: { school: SchoolSettingsPartsFragment }) {
  const view = useSettingsForm(school, shown);
  const { form, submit, isSaving, beside, blocker, draft, meetSaved } = view;
  return (
    <MutationForm form={form} onSubmit={submit}>
      <FormDraftOffer draft={draft} onTakenUp={meetSaved} />
      <SettingsColumns preview={<SettingsPreview control={form.control} />}>
        <SectionCard
          title="School"
          intro="It stands above every page, in mails and on certificates, and is what search engines call the school."
        >
          <SettingsInput view={view} name="name" autoComplete="organization" />
          <SettingsLanguage view={view} />
          <SettingsInput
            view={view}
            name="contact"
            type="email"
            autoComplete="email"
            help="Messages from the contact form and answers to mails go there. The contact page shows it. Empty for an address that nobody is shown."
          />
        </SectionCard>
        <SectionCard title="Appearance" intro="Buttons, links and highlights share one colour.">
          <div>
            <AccentField control={form.control} />
            {beside('accent')}
          </div>
        </SectionCard>
        <SectionCard title="Home page" intro="What everybody reads first.">
          <SettingsInput view={view} name="headline" />
          <SettingsInput view={view} name="intro" rows={3} />
        </SectionCard>
        <SectionCard
          title="Social links"
          intro="Addresses of your school at these networks, with https. The footer of every page links there; empty ones are left out."
        >
          {networks.map((network) => (
            <SettingsInput key={network} view={view} name={network} type="url" autoComplete="url" />
          ))}
        </SectionCard>
        <Flex>
          <Button type="submit" size="lg" loading={isSaving}>
            Save settings
          </Button>
        </Flex>
      </SettingsColumns>
      <LeaveDialog blocker={blocker} onLeave={draft.drop} />
    </MutationForm>
  );
}
