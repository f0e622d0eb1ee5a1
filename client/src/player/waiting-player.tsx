import { Play } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { playerTexts } from '#shared/player.ts';
import type { EarlyUse } from './early-use.ts';
import { PlayerFrame } from './player-frame.tsx';
import type { VideoAction } from './controls/shortcuts.ts';
import { useVideoKeys } from './controls/use-video-keys.ts';
import type { Video } from './video.ts';

interface WaitingPlayerProps {
  video: Video;
  /** Whether the video plays by itself. Then no poster is shown before it. */
  autoPlay: boolean;
  /** Keeps the viewer's actions. */
  early: EarlyUse;
}

/** The poster and the play button, until the player is loaded. */
export function WaitingPlayer({ video, autoPlay, early }: WaitingPlayerProps) {
  const [isStarting, setStarting] = useState(autoPlay);
  const perform = (action: VideoAction) => {
    early.add(action);
    if (action.kind === 'togglePlaying') setStarting((isOn) => !isOn);
  };
  useVideoKeys(perform);
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(
    () => () => {
      early.noteFocus(button.current !== null && button.current === document.activeElement);
    },
    [early],
  );
  const { posterUrl } = video.links;
  return (
    <PlayerFrame>
      {/* Keys that are pressed before any script runs are kept as well: see scripts-on-intent.js. */}
      <div className="video-player" data-keeps-keys data-buffering={isStarting || undefined}>
        {posterUrl && !autoPlay && (
          <img className="video-poster" src={posterUrl} alt="" fetchPriority="high" />
        )}
        {isStarting ? (
          <div className="video-spinner" role="img" aria-label={playerTexts.loading} />
        ) : (
          <button
            ref={button}
            type="button"
            className="video-big-play"
            aria-label={playerTexts.playVideo({ title: video.title })}
            onClick={() => perform({ kind: 'togglePlaying' })}
          >
            <Play aria-hidden />
          </button>
        )}
      </div>
    </PlayerFrame>
  );
}
