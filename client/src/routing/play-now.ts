/** The navigation state of a lecture that was chosen to play. Without it, opening an address does not start playback. */
export const playNow = { play: true };

/** Whether a navigation state starts playback. */
export const isPlayNow = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'play' in state && state.play === true;
