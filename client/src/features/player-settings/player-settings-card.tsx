import { PlayerSettingsFields } from '#client/player/settings-fields.tsx';
import { SectionCard } from '#client/ui/section-card.tsx';
import { profileTexts } from '#shared/texts/profile.ts';
import { useOwnPlayerSettings } from './use-own-player-settings.ts';

/** The user's player settings, which apply to all of their devices. */
export function PlayerSettingsCard() {
  useOwnPlayerSettings();
  return (
    <SectionCard title={profileTexts.player.title} intro={profileTexts.player.intro}>
      <PlayerSettingsFields />
    </SectionCard>
  );
}
