import type { Blocker } from 'react-router-dom';
import { controlTexts } from '#shared/texts/controls.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

const { leave: texts } = controlTexts;

interface LeaveDialogProps {
  /** The result of `useLeaveGuard`. */
  blocker: Blocker;
  /** Deletes the draft of the unsaved changes. */
  onLeave?: () => void;
}

/** Asks before the person leaves a page with unsaved changes. */
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
