import { chakra, Flex, Stack } from '@chakra-ui/react';
import { Checkbox } from '#client/forms/checkbox.tsx';
import { Button } from '#client/ui/button.tsx';
import { TitledDialog } from '#client/ui/titled-dialog.tsx';
import { changePlayerSettings } from './player-settings.ts';
import { playerText } from './player-text.ts';
import { shortcutList } from './shortcuts.ts';
import { usePlayerSettings } from './use-player-settings.ts';

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

/** The keys of the video player, and what of it acts without being asked. */
export function ShortcutsDialog({ open, onClose }: ShortcutsDialogProps) {
  return (
    <TitledDialog open={open} onClose={onClose} title={playerText.shortcuts}>
      <chakra.dl display="flex" flexDirection="column" gap="2">
        {shortcutList.map(({ keys, does }) => (
          <Flex key={does} align="center" justify="space-between" gap="4">
            <dt>{does}</dt>
            <chakra.dd display="flex" gap="1" flexShrink="0">
              {keys.map((key) => (key === '…' ? <span key={key}>{key}</span> : <Key key={key}>{key}</Key>))}
            </chakra.dd>
          </Flex>
        ))}
      </chakra.dl>
      <Stack gap="1">
        <SettingSwitch name="hasCharacterKeys" label={playerText.characterKeys} />
        <SettingSwitch name="playsNext" label={playerText.playsNext} />
      </Stack>
      <Button variant="outline" onClick={onClose}>
        {playerText.close}
      </Button>
    </TitledDialog>
  );
}

interface SettingSwitchProps {
  name: 'hasCharacterKeys' | 'playsNext';
  label: string;
}

function SettingSwitch({ name, label }: SettingSwitchProps) {
  const settings = usePlayerSettings();
  return (
    <Checkbox
      checked={settings[name]}
      onChange={(event) => changePlayerSettings({ [name]: event.currentTarget.checked })}
    >
      {label}
    </Checkbox>
  );
}
