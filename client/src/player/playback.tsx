import { createContext, useContext, useLayoutEffect, useState, type ReactNode } from 'react';
import { PlaybackClock, type Playback } from './playback-clock.ts';

const ClockContext = createContext<PlaybackClock | null>(null);

/** Stands around a film and everything that follows it or moves it. */
export function PlaybackProvider({ children }: { children: ReactNode }) {
  const [clock] = useState(() => new PlaybackClock());
  useLayoutEffect(() => clock.leave, [clock]);
  return <ClockContext value={clock}>{children}</ClockContext>;
}

/** The clock of the room's film, for the player itself. */
export function usePlaybackClock(): PlaybackClock {
  const clock = useContext(ClockContext);
  if (!clock) throw new Error('Only within a PlaybackProvider.');
  return clock;
}

/** Moves the room's film and tells where it is; never changes itself. */
export const usePlayback = (): Playback => usePlaybackClock();
