import { Stack } from '@chakra-ui/react';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import type { Work } from '#client/routing/work-in-progress.ts';
import { controlTexts } from '#shared/texts/controls.ts';
import { layoutTexts } from '#shared/texts/layout.ts';

const { leave, logout: texts } = controlTexts;
const { menu } = layoutTexts;

interface LogoutDialogProps {
  /** The work that the logout would lose or stop. The dialog is open when it is not empty. */
  atRisk: ReadonlySet<Work>;
  onLogout: () => void;
  onStay: () => void;
}

/** Asks for confirmation before a logout loses changes or stops uploads. */
export function LogoutDialog({ atRisk, onLogout, onStay }: LogoutDialogProps) {
  return (
    <ConfirmDialog
      open={atRisk.size > 0}
      title={texts.question}
      description={
        <Stack gap="2">
          {atRisk.has('changes') && <p>{leave.consequence}</p>}
          {atRisk.has('uploads') && <p>{texts.uploads}</p>}
        </Stack>
      }
      confirmLabel={menu.logout}
      cancelLabel={leave.stay}
      onConfirm={onLogout}
      onCancel={onStay}
    />
  );
}
