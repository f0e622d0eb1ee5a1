import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';

interface UnsavedCaptionsDialogProps {
  open: boolean;
  onLeave: () => void;
  onStay: () => void;
}

/** Asks before captions are left whose changes are not saved. */
export function UnsavedCaptionsDialog({ open, onLeave, onStay }: UnsavedCaptionsDialogProps) {
  return (
    <ConfirmDialog
      open={open}
      title="Leave without saving the captions?"
      description="What you have changed in these captions is not saved yet."
      confirmLabel="Leave without saving"
      cancelLabel="Stay"
      onConfirm={onLeave}
      onCancel={onStay}
    />
  );
}
