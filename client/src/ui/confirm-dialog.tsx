import { Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { messages } from '#shared/messages.ts';
import { Button } from './button.tsx';
import { TitledDialog } from './titled-dialog.tsx';

interface ConfirmDialogProps {
  open: boolean;
  /** The question. */
  title: ReactNode;
  /** What exactly will happen. */
  description?: ReactNode;
  /** Says what the button does. */
  confirmLabel: string;
  /** What else there is to decide. */
  children?: ReactNode;
  /** Says what the other button leaves as it is; 'Cancel' unless that could be misread. */
  cancelLabel?: string;
  onConfirm: () => void;
  onCancel: () => void;
}

/**
 * Asks before something that cannot be undone. The way back is the strong button, and comes first, so a modal window gives it the
 * focus.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, description, confirmLabel, cancelLabel = messages.button.cancel } = props;
  const { children, onConfirm, onCancel } = props;
  return (
    <TitledDialog open={open} onClose={onCancel} role="alertdialog" title={title} description={description}>
      {children}
      <Stack direction={{ base: 'column-reverse', sm: 'row' }} justify="end" gap="3">
        <Button onClick={onCancel}>{cancelLabel}</Button>
        <Button variant="outline" tone="danger" onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </Stack>
    </TitledDialog>
  );
}
