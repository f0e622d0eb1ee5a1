import { chakra, Stack } from '@chakra-ui/react';
import { Checkbox } from '#client/forms/checkbox.tsx';
import { Select } from '#client/ui/select.tsx';
import { changePlayerSettings, speeds } from './player-settings.ts';
import { playerText, speedText } from './player-text.ts';
import { usePlayerSettings } from './use-player-settings.ts';

/** How somebody watches, to be changed with or without a video beside it; each change is kept at once. */
export function PlayerSettingsFields() {
  const { speed } = usePlayerSettings();
  return (
    <Stack gap="1">
      <chakra.label display="flex" alignItems="center" gap="3" minHeight="11">
        <span>{playerText.speed}</span>
        <Select
          value={speed}
          onChange={(event) => changePlayerSettings({ speed: Number(event.currentTarget.value) })}
        >
          {speeds.map((option) => (
            <option key={option} value={option}>
              {speedText(option)}
            </option>
          ))}
        </Select>
      </chakra.label>
      <SettingSwitch name="hasCaptions" label={playerText.showsCaptions} />
      <SettingSwitch name="playsNext" label={playerText.playsNext} />
      <SettingSwitch name="hasCharacterKeys" label={playerText.characterKeys} />
    </Stack>
  );
}

interface SettingSwitchProps {
  name: 'hasCaptions' | 'hasCharacterKeys' | 'playsNext';
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
