import type { Blocker } from 'react-router-dom';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';

/** Asks before a page is left from which a video is on its way. `blocker` is what `useLeaveGuard` returns. */
export function LeaveUploadDialog({ blocker }: { blocker: Blocker }) {
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title="Leave this page and cancel the upload?"
      description="The video is still on its way. Nothing is saved before it has arrived."
      confirmLabel="Leave and cancel"
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    />
  );
}
