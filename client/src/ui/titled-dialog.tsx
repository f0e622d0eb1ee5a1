import { Heading, Stack, Text } from '@chakra-ui/react';
import { useId, type ReactNode } from 'react';
import { Dialog } from './dialog.tsx';

interface TitledDialogProps {
  open: boolean;
  /** Called on Escape or a click beside the dialog. Without it these do nothing, and only the content can close the dialog. */
  onClose?: () => void;
  role?: 'alertdialog';
  title: ReactNode;
  /** An explanation of the title, read out with it. */
  description?: ReactNode;
  /** Whether it has room for two columns. */
  isWide?: boolean;
  children: ReactNode;
}

/** A centred modal dialog with a title, an explanation and actions. */
export function TitledDialog({ title, description, isWide = false, children, ...dialog }: TitledDialogProps) {
  const id = useId();
  const descriptionId = `${id}-description`;
  return (
    <Dialog
      {...dialog}
      aria-labelledby={id}
      aria-describedby={description === undefined ? undefined : descriptionId}
      margin="auto"
      width={`min(${isWide ? '72rem' : '30rem'}, calc(100vw - 2rem))`}
      maxHeight="90dvh"
      borderRadius="card"
      padding={{ base: '5', md: '6' }}
    >
      <Stack gap="5">
        <Stack gap="2">
          <Heading as="h2" id={id} textStyle="h3" overflowWrap="anywhere">
            {title}
          </Heading>
          {description !== undefined && (
            <Text as="div" id={descriptionId} color="fg.muted">
              {description}
            </Text>
          )}
        </Stack>
        {children}
      </Stack>
    </Dialog>
  );
}
