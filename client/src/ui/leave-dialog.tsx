import type { Blocker } from 'react-router-dom';
import { controlTexts } from '#shared/texts/controls.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

const { leave: texts } = controlTexts;

interface LeaveDialogProps {
  /** What `useLeaveGuard` returns. */
  blocker: Blocker;
  /** Forgets what was typed. */
  onLeave?: () => void;
}

/** Asks before a page is left whose changes are not saved. */
export function LeaveDialog({ blocker, onLeave }: LeaveDialogProps) {
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title={texts.question}
      description={texts.consequence}
      confirmLabel={texts.leave}
      cancelLabel={texts.stay}
      onConfirm={() => {
        onLeave?.();
        blocker.proceed?.();
      }}
      onCancel={() => blocker.reset?.()}
    />
  );
}
