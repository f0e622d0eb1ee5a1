import { createContext, useContext, useLayoutEffect, useState, type ReactNode } from 'react';
import { PlaybackController, type Playback } from './playback-controller.ts';

const PlaybackContext = createContext<PlaybackController | null>(null);

/** Stands around a film and everything that follows it or moves it. */
export function PlaybackProvider({ children }: { children: ReactNode }) {
  const [controller] = useState(() => new PlaybackController());
  useLayoutEffect(() => controller.leave, [controller]);
  return <PlaybackContext value={controller}>{children}</PlaybackContext>;
}

/** The controller of the room's film, for the player itself. */
export function usePlaybackController(): PlaybackController {
  const controller = useContext(PlaybackContext);
  if (!controller) throw new Error('Only within a PlaybackProvider.');
  return controller;
}

/** Moves the room's film and tells where it is; never changes itself. */
export const usePlayback = (): Playback => usePlaybackController();
