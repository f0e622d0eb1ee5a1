import { Heading, Stack, Text } from '@chakra-ui/react';
import { useId, type ReactNode } from 'react';
import { Button, type ButtonVariants } from './button.tsx';
import { Dialog } from './dialog.tsx';

interface ConfirmDialogProps {
  open: boolean;
  /** The question. */
  title: string;
  /** What exactly will happen. */
  description?: string;
  /** Says what the button does. */
  confirmLabel: string;
  /** What else there is to decide. */
  children?: ReactNode;
  /** Says what the other button leaves as it is; 'Cancel' unless that could be misread. */
  cancelLabel?: string;
  tone?: ButtonVariants['tone'];
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before something that cannot be undone. The way back comes first, so a modal window gives it the focus. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, description, confirmLabel, cancelLabel = 'Cancel' } = props;
  const { tone = 'action', children, onConfirm, onCancel } = props;
  const id = useId();
  return (
    <Dialog
      open={open}
      onClose={onCancel}
      role="alertdialog"
      aria-labelledby={id}
      aria-describedby={`${id}-description`}
      margin="auto"
      width="min(30rem, calc(100vw - 2rem))"
      borderRadius="card"
      padding={{ base: '5', md: '6' }}
    >
      <Stack gap="5">
        <Stack gap="2">
          <Heading as="h2" id={id} textStyle="h3">
            {title}
          </Heading>
          <Text id={`${id}-description`} color="fg.muted">
            {description}
          </Text>
        </Stack>
        {children}
        <Stack direction={{ base: 'column-reverse', sm: 'row' }} justify="end" gap="3">
          <Button variant="outline" onClick={onCancel}>
            {cancelLabel}
          </Button>
          <Button tone={tone} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </Stack>
      </Stack>
    </Dialog>
  );
}
