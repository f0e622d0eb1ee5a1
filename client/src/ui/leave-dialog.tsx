import type { Blocker } from 'react-router-dom';
import { ConfirmDialog } from './confirm-dialog.tsx';

/** Asks before a page is left whose changes are not saved. `blocker` is what `useLeaveGuard` returns. */
export function LeaveDialog({ blocker }: { blocker: Blocker }) {
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title="Leave without saving?"
      description="What you changed on this page will be lost."
      confirmLabel="Leave"
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    />
  );
}
