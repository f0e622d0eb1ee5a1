import { useEffect, useEffectEvent } from 'react';
import { useEngine } from '#client/player/engine/use-video.ts';
import type { Video } from '#client/player/video.ts';

const actions: readonly MediaSessionAction[] = ['play', 'pause', 'seekto', 'seekforward', 'seekbackward'];

/** Seconds that a system skips by when it does not say how far. */
const defaultOffset = 10;

/** Shows the lecture on the lock screen, and obeys the media keys of keyboards and headphones. */
export function useMediaSession({ title, links: { posterUrl } }: Video): void {
  const engine = useEngine();
  const act = useEffectEvent((details: MediaSessionActionDetails) => {
    const { action, seekTime, seekOffset = defaultOffset } = details;
    if (action === 'seekto') engine.seek(seekTime ?? 0);
    else if (action === 'seekforward') engine.seek(engine.position + seekOffset);
    else if (action === 'seekbackward') engine.seek(engine.position - seekOffset);
    else if ((action === 'play') === engine.isPaused) engine.togglePlaying();
  });
  useEffect(() => {
    if (!('mediaSession' in navigator)) return;
    const { mediaSession } = navigator;
    for (const action of actions) mediaSession.setActionHandler(action, (details) => act(details));
    return () => {
      for (const action of actions) mediaSession.setActionHandler(action, null);
      mediaSession.metadata = null;
    };
  }, []);
  useEffect(() => {
    if (!('mediaSession' in navigator)) return;
    const artwork = posterUrl ? [{ src: posterUrl }] : [];
    navigator.mediaSession.metadata = new MediaMetadata({ title, artwork });
  }, [title, posterUrl]);
}
