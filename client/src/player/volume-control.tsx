import { useMediaState, VolumeSlider } from '@vidstack/react';
import { Volume1, Volume2, VolumeX } from 'lucide-react';
import { playerTexts } from '#shared/player.ts';
import { ControlButton } from './control-button.tsx';

/** Sound on and off, and how loud. */
export function VolumeControl({ onToggle }: { onToggle: () => void }) {
  const isMuted = useMediaState('muted');
  const volume = useMediaState('volume');
  const canSetVolume = useMediaState('canSetVolume');
  const Icon = isMuted ? VolumeX : volume < 0.5 ? Volume1 : Volume2;
  return (
    <div className="video-volume">
      <ControlButton label={isMuted ? playerTexts.unmute : playerTexts.mute} shortcut="M" onClick={onToggle}>
        <Icon aria-hidden />
      </ControlButton>
      {canSetVolume && (
        <VolumeSlider.Root className="video-volume-slider" aria-label={playerTexts.volume}>
          <VolumeSlider.Track className="video-track">
            <VolumeSlider.TrackFill className="video-played" />
          </VolumeSlider.Track>
          <VolumeSlider.Thumb className="video-thumb" />
        </VolumeSlider.Root>
      )}
    </div>
  );
}
