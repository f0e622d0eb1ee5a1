import { useState } from 'react';
import { playerTexts } from '#shared/player.ts';
import { EngineContext } from './engine/use-video.ts';
import { VideoEngine } from './engine/video-engine.ts';
import { PlayerFrame } from './player-frame.tsx';
import { PlayerSurface, type PlayerProps } from './player-surface.tsx';

/** The video player. It stays mounted from one video to the next, so that full screen survives the change. */
export function Player(props: PlayerProps) {
  const [engine, setEngine] = useState<VideoEngine | null>(null);
  const [attach] = useState(() => (element: HTMLVideoElement) => {
    const attached = new VideoEngine(element);
    setEngine(attached);
    return () => attached.destroy();
  });
  return (
    <PlayerFrame>
      <div
        className="video-player"
        role="region"
        aria-label={playerTexts.video({ title: props.video.title })}
      >
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- `Captions` adds the track. */}
        <video ref={attach} playsInline />
        {engine && (
          <EngineContext value={engine}>
            <PlayerSurface {...props} />
          </EngineContext>
        )}
      </div>
    </PlayerFrame>
  );
}
