import { createElement, useEffect, useState, useSyncExternalStore } from 'react';
import { EarlyUse } from './early-use.ts';
import type { PlayerProps } from './player-surface.tsx';
import type { Player } from './player.tsx';
import { WaitingPlayer } from './waiting-player.tsx';

let loaded: typeof Player | null = null;
const listeners = new Set<() => void>();

async function load(): Promise<void> {
  loaded = (await import('./player.tsx')).Player;
  listeners.forEach((listener) => listener());
}

/** Fetches the player before there is a video for it. */
export function preloadPlayer(): void {
  // The server renders the page without the player.
  if (import.meta.env.SSR) return;
  // A failure here is not final: `LazyPlayer` loads it again.
  load().catch(() => undefined);
}

function onLoaded(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const LoadedPlayer = (props: PlayerProps) => loaded && createElement(loaded, props);

/**
 * Loads the player as a separate script. Until then, `WaitingPlayer` shows the poster and keeps the viewer's actions for
 * the player.
 */
export function LazyPlayer(props: Omit<PlayerProps, 'early'>) {
  const { video, autoPlay } = props;
  // The first render in the browser must match the page from the server, which shows the poster.
  const isLoaded = useSyncExternalStore(
    onLoaded,
    () => loaded !== null,
    () => false,
  );
  const [early] = useState(() => new EarlyUse());
  const [error, setError] = useState<Error | null>(null);
  useEffect(() => {
    load().catch((cause: unknown) => setError(new Error('The player cannot be loaded', { cause })));
  }, []);
  // Actions are meant for the video that was shown.
  useEffect(() => () => void early.take(), [early, video.id]);
  if (error !== null) throw error;
  if (isLoaded) return <LoadedPlayer {...props} early={early} />;
  return <WaitingPlayer key={video.id} video={video} autoPlay={autoPlay} early={early} />;
}
