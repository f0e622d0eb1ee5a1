import { createElement, useEffect, useState, useSyncExternalStore } from 'react';
import { EarlyUse } from './early-use.ts';
import type { Player, PlayerProps } from './player.tsx';
import { WaitingPlayer } from './waiting-player.tsx';

let loaded: typeof Player | null = null;
const listeners = new Set<() => void>();

async function load(): Promise<void> {
  loaded = (await import('./player.tsx')).Player;
  listeners.forEach((listener) => listener());
}

/** Has the browser fetch the player before there is a video for it. */
export function preloadPlayer(): void {
  // Who renders the place where it will be needs none.
  if (import.meta.env.SSR) return;
  // What fails here is tried again when the player is needed.
  load().catch(() => undefined);
}

function onLoaded(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const LoadedPlayer = (props: PlayerProps) => loaded && createElement(loaded, props);

/**
 * The player, in a part of its own that nobody else has to load. Until it is there its picture is seen, and what is done to the
 * video is kept for it.
 */
export function LazyPlayer(props: Omit<PlayerProps, 'early'>) {
  const { video, autoPlay } = props;
  // A page that the server has rendered shows the picture first, whatever is loaded meanwhile.
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
  // It was meant for that video.
  useEffect(() => () => early.forget(), [early, video.id]);
  if (error !== null) throw error;
  if (isLoaded) return <LoadedPlayer {...props} early={early} />;
  return <WaitingPlayer key={video.id} video={video} autoPlay={autoPlay} early={early} />;
}
