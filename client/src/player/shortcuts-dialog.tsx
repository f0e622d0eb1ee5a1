import { chakra, Flex, Heading } from '@chakra-ui/react';
import { useId } from 'react';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { playerText } from './player-text.ts';
import { shortcutList } from './shortcuts.ts';

const Key = chakra('kbd', {
  base: {
    minWidth: '8',
    paddingX: '2',
    paddingY: '0.5',
    border: 'line',
    borderColor: 'border.control',
    borderRadius: 'card',
    fontFamily: 'body',
    textStyle: 'label',
    textAlign: 'center',
  },
});

interface ShortcutsDialogProps {
  open: boolean;
  onClose: () => void;
}

/** The keys of the video player. */
export function ShortcutsDialog({ open, onClose }: ShortcutsDialogProps) {
  const heading = useId();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      aria-labelledby={heading}
      margin="auto"
      width="min(28rem, calc(100vw - 2rem))"
      maxHeight="90dvh"
      padding="6"
      borderRadius="card"
    >
      <Heading as="h2" id={heading} textStyle="h3" marginBottom="4">
        {playerText.shortcuts}
      </Heading>
      <chakra.dl display="flex" flexDirection="column" gap="2" marginBottom="5">
        {shortcutList.map(({ keys, does }) => (
          <Flex key={does} align="center" justify="space-between" gap="4">
            <dt>{does}</dt>
            <chakra.dd display="flex" gap="1" flexShrink="0">
              {keys.map((key) => (key === '…' ? <span key={key}>{key}</span> : <Key key={key}>{key}</Key>))}
            </chakra.dd>
          </Flex>
        ))}
      </chakra.dl>
      <Button variant="outline" onClick={onClose}>
        {playerText.close}
      </Button>
    </Dialog>
  );
}
