import { createContext, useContext, useLayoutEffect, useState, type ReactNode } from 'react';
import { PlaybackController, type Playback } from './playback-controller.ts';

const PlaybackContext = createContext<PlaybackController | null>(null);

/** Provides one `PlaybackController` to the player and the components around it. */
export function PlaybackProvider({ children }: { children: ReactNode }) {
  const [controller] = useState(() => new PlaybackController());
  useLayoutEffect(() => controller.leave, [controller]);
  return <PlaybackContext value={controller}>{children}</PlaybackContext>;
}

/** The controller itself, for the player only. */
export function usePlaybackController(): PlaybackController {
  const controller = useContext(PlaybackContext);
  if (!controller) throw new Error('Only within a PlaybackProvider.');
  return controller;
}

/** The playback of the current page. The returned object is stable. */
export const usePlayback = (): Playback => usePlaybackController();
