import { Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { messages } from '#shared/messages.ts';
import { Button } from './button.tsx';
import { TitledDialog } from './titled-dialog.tsx';

interface ConfirmDialogProps {
  open: boolean;
  /** The question. */
  title: ReactNode;
  /** The exact consequence. */
  description?: ReactNode;
  /** The text of the confirm button: the action. */
  confirmLabel: string;
  /** Further inputs. */
  children?: ReactNode;
  /** The text of the other button; 'Cancel' unless that is ambiguous. */
  cancelLabel?: string;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before an irreversible action. Cancel is the prominent button and comes first, so that the modal dialog focuses it. */
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
