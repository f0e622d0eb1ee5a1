/** The navigation state of a lecture that was chosen to be watched now; opening an address plays nothing by itself. */
export const playNow = { play: true };

/** Whether a navigation state asks to play at once. */
export const isPlayNow = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'play' in state && state.play === true;
