import { Flex } from '@chakra-ui/react';
import type { SchoolSettingsPartsFragment } from '#client/gql/graphql.ts';
import { FormDraftOffer } from '#client/forms/draft-offer.tsx';
import { MutationForm } from '#client/forms/mutation-form.tsx';
import { Button } from '#client/ui/button.tsx';
import { LeaveDialog } from '#client/ui/leave-dialog.tsx';
import { LinkButton } from '#client/ui/link-button.tsx';
import { SectionCard } from '#client/ui/section-card.tsx';
import { paths } from '#shared/paths.ts';
import { MarkdownHelp } from './markdown-help.tsx';
import { MarkdownPreview } from './markdown-preview.tsx';
import { SettingsColumns } from './settings-columns.tsx';
import { SettingsFrame } from './settings-frame.tsx';
import { SettingsInput } from './settings-input.tsx';
import { useSavedSettings } from './use-saved-settings.ts';
import { useSettingsForm } from './use-settings-form.tsx';

const shown = ['about'] as const;

/** Where an ADMIN writes what the about page says. */
export function AboutSettingsPage() {
  return (
    <SettingsFrame query={useSavedSettings()}>{(school) => <AboutForm school={school} />}</SettingsFrame>
  );
}

function AboutForm({ school }: { school: SchoolSettingsPartsFragment }) {
  const view = useSettingsForm(school, shown);
  const { form, submit, isSaving, blocker, draft, meetSaved } = view;
  return (
    <MutationForm form={form} onSubmit={submit}>
      <FormDraftOffer draft={draft} onTakenUp={meetSaved} />
      <SettingsColumns preview={<MarkdownPreview control={form.control} names={shown} />}>
        <SectionCard
          title="About page"
          intro="What your school is for. The mentors follow below it. Empty for the words that the product has."
        >
          <SettingsInput view={view} name="about" rows={18} help={<MarkdownHelp />} />
          <Flex gap="4" wrap="wrap">
            <Button type="submit" size="lg" loading={isSaving}>
              Save settings
            </Button>
            <LinkButton to={paths.about} size="lg" variant="outline">
              Open the page
            </LinkButton>
          </Flex>
        </SectionCard>
      </SettingsColumns>
      <LeaveDialog blocker={blocker} onLeave={draft.drop} />
    </MutationForm>
  );
}
