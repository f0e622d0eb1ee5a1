import type { Blocker } from 'react-router-dom';
import { ConfirmDialog } from './confirm-dialog.tsx';

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
      title="Leave without saving?"
      description="What you changed on this page will be lost."
      confirmLabel="Leave"
      cancelLabel="Stay"
      onConfirm={() => {
        onLeave?.();
        blocker.proceed?.();
      }}
      onCancel={() => blocker.reset?.()}
    />
  );
}
