import { createContext, useContext, useLayoutEffect, useState, type ReactNode } from 'react';
import { PlaybackController, type Playback } from './playback-controller.ts';

const PlaybackContext = createContext<PlaybackController | null>(null);

/** Provides one `Playback` to a player and to the components that follow or move its video. */
export function PlaybackProvider({ children }: { children: ReactNode }) {
  const [controller] = useState(() => new PlaybackController());
  useLayoutEffect(() => controller.leave, [controller]);
  return <PlaybackContext value={controller}>{children}</PlaybackContext>;
}

/** The controller of the video, for the player itself. */
export function usePlaybackController(): PlaybackController {
  const controller = useContext(PlaybackContext);
  if (!controller) throw new Error('Only within a PlaybackProvider.');
  return controller;
}

/** Moves the video and knows where it is; always the same object. */
export const usePlayback = (): Playback => usePlaybackController();
