import { Flex } from '@chakra-ui/react';
import type { SchoolSettingsPartsFragment } from '#client/gql/graphql.ts';
import { FormDraftOffer } from '#client/forms/draft-offer.tsx';
import { MutationForm } from '#client/forms/mutation-form.tsx';
import { Button } from '#client/ui/button.tsx';
import { LeaveDialog } from '#client/ui/leave-dialog.tsx';
import { SectionCard } from '#client/ui/section-card.tsx';
import { MarkdownHelp } from './markdown-help.tsx';
import { MarkdownPreview } from './markdown-preview.tsx';
import { SettingsColumns } from './settings-columns.tsx';
import { SettingsFrame } from './settings-frame.tsx';
import { SettingsInput } from './settings-input.tsx';
import { useSavedSettings } from './use-saved-settings.ts';
import { useSettingsForm } from './use-settings-form.tsx';

const shown = ['imprint', 'privacy', 'terms'] as const;

/** Where an ADMIN writes what the law asks of the school. */
export function LegalSettingsPage() {
  return (
    <SettingsFrame query={useSavedSettings()}>{(school) => <LegalForm school={school} />}</SettingsFrame>
  );
}

function LegalForm({ school }: { school: SchoolSettingsPartsFragment }) {
  const view = useSettingsForm(school, shown);
  const { form, submit, isSaving, blocker, draft, meetSaved } = view;
  return (
    <MutationForm form={form} onSubmit={submit}>
      <FormDraftOffer draft={draft} onTakenUp={meetSaved} />
      <SettingsColumns preview={<MarkdownPreview control={form.control} names={shown} />}>
        <SectionCard
          title="Legal pages"
          intro="The footer links to those that have a text. Who makes an account or buys is told which version of the terms they agree to; saving a page makes a new one."
        >
          <SettingsInput view={view} name="imprint" rows={8} help={<MarkdownHelp />} />
          <SettingsInput view={view} name="privacy" rows={12} />
          <SettingsInput view={view} name="terms" rows={12} />
          <Flex>
            <Button type="submit" size="lg" loading={isSaving}>
              Save settings
            </Button>
          </Flex>
        </SectionCard>
      </SettingsColumns>
      <LeaveDialog blocker={blocker} onLeave={draft.drop} />
    </MutationForm>
  );
}
