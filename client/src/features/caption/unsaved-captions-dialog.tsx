import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { captionMessages } from '#shared/caption.ts';

interface UnsavedCaptionsDialogProps {
  open: boolean;
  onLeave: () => void;
  onStay: () => void;
}

/** Asks for confirmation before unsaved captions are left. */
export function UnsavedCaptionsDialog({ open, onLeave, onStay }: UnsavedCaptionsDialogProps) {
  const { unsaved: texts } = captionMessages;
  return (
    <ConfirmDialog
      open={open}
      title={texts.question}
      description={texts.consequence}
      confirmLabel={texts.leave}
      cancelLabel={texts.stay}
      onConfirm={onLeave}
      onCancel={onStay}
    />
  );
}
