import { SettingsForm } from './settings-form.tsx';
import { SettingsFrame } from './settings-frame.tsx';
import { useSavedSettings } from './use-saved-settings.ts';

/** Where an ADMIN sets the school up. */
export function SettingsPage() {
  return (
    <SettingsFrame query={useSavedSettings()}>{(school) => <SettingsForm school={school} />}</SettingsFrame>
  );
}
