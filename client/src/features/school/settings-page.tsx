import { SettingsForm } from './settings-form.tsx';
import { SettingsFrame } from './settings-frame.tsx';
import { useSavedSettings } from './use-saved-settings.ts';

/** Page with the general settings of the school (ADMIN). */
export function SettingsPage() {
  return (
    <SettingsFrame query={useSavedSettings()}>{(school) => <SettingsForm school={school} />}</SettingsFrame>
  );
}
