import type { ReactNode } from 'react';
import { FormDraftOffer } from '#client/forms/draft-offer.tsx';
import { MutationForm } from '#client/forms/mutation-form.tsx';
import { SaveBar } from '#client/forms/save-bar.tsx';
import { LeaveDialog } from '#client/ui/leave-dialog.tsx';
import { schoolTexts } from '#shared/texts/school.ts';
import { SettingsColumns } from './settings-columns.tsx';
import type { SettingsFormView } from './use-settings-form.tsx';

interface Props {
  view: SettingsFormView;
  /** A preview of the unsaved settings. */
  preview: ReactNode;
  /** Shown below the fields. */
  action?: ReactNode;
  /** The fields. */
  children: ReactNode;
}

/** Layout of a settings form. It offers an unsaved draft to restore, and asks for confirmation before changes are lost. */
export function SettingsFormLayout({ view, preview, action, children }: Props) {
  const { form, submit, isUnsaved, isSaving, discard, blocker, draft, meetSaved } = view;
  return (
    <MutationForm form={form} onSubmit={submit}>
      <FormDraftOffer draft={draft} onTakenUp={meetSaved} />
      <SettingsColumns preview={preview}>
        {children}
        {action}
      </SettingsColumns>
      <SaveBar
        label={schoolTexts.saveSettings}
        isUnsaved={isUnsaved}
        isSaving={isSaving}
        onDiscard={discard}
      />
      <LeaveDialog blocker={blocker} onLeave={draft.forget} />
    </MutationForm>
  );
}
