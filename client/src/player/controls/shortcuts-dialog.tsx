import { chakra, Flex } from '@chakra-ui/react';
import { Button } from '#client/ui/button.tsx';
import { TitledDialog } from '#client/ui/titled-dialog.tsx';
import { playerTexts } from '#shared/player.ts';
import { PlayerSettingsFields } from '#client/player/settings-fields.tsx';
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

/** The keyboard shortcuts and the settings of the player. */
export function ShortcutsDialog({ open, onClose }: ShortcutsDialogProps) {
  return (
    <TitledDialog open={open} onClose={onClose} title={playerTexts.shortcuts.heading}>
      <chakra.dl display="flex" flexDirection="column" gap="2">
        {shortcutList().map(({ keys, does }) => (
          <Flex key={does} align="center" justify="space-between" gap="4">
            <dt>{does}</dt>
            <chakra.dd display="flex" gap="1" flexShrink="0">
              {keys.map((key) => (key === '…' ? <span key={key}>{key}</span> : <Key key={key}>{key}</Key>))}
            </chakra.dd>
          </Flex>
        ))}
      </chakra.dl>
      <PlayerSettingsFields />
      <Button variant="outline" onClick={onClose}>
        {playerTexts.close}
      </Button>
    </TitledDialog>
  );
}
