import { Volume1, Volume2, VolumeX } from 'lucide-react';
import { useVideo } from '#client/player/engine/use-video.ts';
import { changePlayerSettings } from '#client/player/player-settings.ts';
import { percentText } from '#client/player/player-text.ts';
import { playerTexts } from '#shared/player.ts';
import { ControlButton } from './control-button.tsx';
import { Slider } from './slider.tsx';

/** The mute button and the volume slider. */
export function VolumeControl({ onToggle }: { onToggle: () => void }) {
  const isMuted = useVideo(({ element }) => element.muted);
  const volume = useVideo(({ element }) => element.volume);
  const Icon = isMuted ? VolumeX : volume < 0.5 ? Volume1 : Volume2;
  // A muted video keeps its volume until it is unmuted.
  const change = (next: number) =>
    changePlayerSettings(next > 0 ? { volume: next, isMuted: false } : { isMuted: true });
  return (
    <div className="video-volume">
      <ControlButton label={isMuted ? playerTexts.unmute : playerTexts.mute} shortcut="M" onClick={onToggle}>
        <Icon aria-hidden />
      </ControlButton>
      <Slider
        className="video-volume-slider"
        label={playerTexts.volume}
        value={isMuted ? 0 : volume}
        max={1}
        step={0.05}
        textOf={percentText}
        onChoose={change}
        onDrag={change}
      >
        <div className="video-track">
          <div className="video-played" />
        </div>
      </Slider>
    </div>
  );
}
