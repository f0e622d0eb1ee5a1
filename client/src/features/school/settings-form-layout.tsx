import { Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FormDraftOffer } from '#client/forms/draft-offer.tsx';
import { MutationForm } from '#client/forms/mutation-form.tsx';
import { Button } from '#client/ui/button.tsx';
import { LeaveDialog } from '#client/ui/leave-dialog.tsx';
import { schoolTexts } from '#shared/texts/school.ts';
import { SettingsColumns } from './settings-columns.tsx';
import type { SettingsFormView } from './use-settings-form.tsx';

interface Props {
  view: SettingsFormView;
  /** What the settings make of the school, as they are typed. */
  preview: ReactNode;
  /** Beside the button that saves. */
  action?: ReactNode;
  /** The fields. */
  children: ReactNode;
}

/** A form of settings: what was typed and not saved comes back, and is not lost without a question. */
export function SettingsFormLayout({ view, preview, action, children }: Props) {
  const { form, submit, isSaving, blocker, draft, meetSaved } = view;
  return (
    <MutationForm form={form} onSubmit={submit}>
      <FormDraftOffer draft={draft} onTakenUp={meetSaved} />
      <SettingsColumns preview={preview}>
        {children}
        <Flex gap="4" wrap="wrap">
          <Button type="submit" size="lg" loading={isSaving}>
            {schoolTexts.saveSettings}
          </Button>
          {action}
        </Flex>
      </SettingsColumns>
      <LeaveDialog blocker={blocker} onLeave={draft.forget} />
    </MutationForm>
  );
}
