import { useMediaState, VolumeSlider } from '@vidstack/react';
import { Volume1, Volume2, VolumeX } from 'lucide-react';
import { ControlButton } from './control-button.tsx';
import { playerText } from './player-text.ts';

/** Sound on and off, and how loud. */
export function VolumeControl({ onToggle }: { onToggle: () => void }) {
  const isMuted = useMediaState('muted');
  const volume = useMediaState('volume');
  const canSetVolume = useMediaState('canSetVolume');
  const Icon = isMuted ? VolumeX : volume < 0.5 ? Volume1 : Volume2;
  return (
    <div className="video-volume">
      <ControlButton label={isMuted ? playerText.unmute : playerText.mute} shortcut="M" onClick={onToggle}>
        <Icon aria-hidden />
      </ControlButton>
      {canSetVolume && (
        <VolumeSlider.Root className="video-volume-slider" aria-label={playerText.volume}>
          <VolumeSlider.Track className="video-track">
            <VolumeSlider.TrackFill className="video-played" />
          </VolumeSlider.Track>
          <VolumeSlider.Thumb className="video-thumb" />
        </VolumeSlider.Root>
      )}
    </div>
  );
}
