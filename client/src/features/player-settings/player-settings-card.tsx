import { PlayerSettingsFields } from '#client/player/settings-fields.tsx';
import { SectionCard } from '#client/ui/section-card.tsx';
import { useOwnPlayerSettings } from './use-own-player-settings.ts';

/** How the person at the screen watches on all of their devices. */
export function PlayerSettingsCard() {
  useOwnPlayerSettings();
  return (
    <SectionCard
      title="How you watch"
      intro="It goes with your account to every device. Without keys of letters, digits and signs, / does not lead to the search either."
    >
      <PlayerSettingsFields />
    </SectionCard>
  );
}
