import { lazy, Suspense } from 'react';
import { PlayerFrame } from './player-frame.tsx';
import type { PlayerProps } from './player.tsx';

const load = () => import('./player.tsx');
const LoadedPlayer = lazy(async () => ({ default: (await load()).Player }));

/** Has the browser fetch the player before there is a video for it. */
export function preloadPlayer(): void {
  // Who renders the place where it will be needs none.
  if (import.meta.env.SSR) return;
  // What fails here is tried again when the player is needed.
  load().catch(() => undefined);
}

/** The player, in a part of its own that nobody else has to load. */
export function LazyPlayer(props: PlayerProps) {
  return (
    <Suspense fallback={<PlayerFrame>{null}</PlayerFrame>}>
      <LoadedPlayer {...props} />
    </Suspense>
  );
}
