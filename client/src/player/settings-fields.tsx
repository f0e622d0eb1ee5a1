import { chakra, Stack } from '@chakra-ui/react';
import { Checkbox } from '#client/forms/checkbox.tsx';
import { Select } from '#client/ui/select.tsx';
import { playerTexts } from '#shared/player.ts';
import { changePlayerSettings, speeds } from './player-settings.ts';
import { speedText } from './player-text.ts';
import { usePlayerSettings } from './use-player-settings.ts';

/** Fields of the player settings, beside a video or without one. Each change is saved immediately. */
export function PlayerSettingsFields() {
  const { speed } = usePlayerSettings();
  return (
    <Stack gap="1">
      <chakra.label display="flex" alignItems="center" gap="3" minHeight="11">
        <span>{playerTexts.speed}</span>
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
      <SettingSwitch name="hasCaptions" label={playerTexts.showsCaptions} />
      <SettingSwitch name="playsNext" label={playerTexts.playsNext} />
      <SettingSwitch name="hasCharacterKeys" label={playerTexts.characterKeys} />
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
