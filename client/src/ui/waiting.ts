let waiting = 0;
const listeners = new Set<() => void>();

function change(by: 1 | -1) {
  waiting += by;
  listeners.forEach((listener) => listener());
}

/** Counts one more place that waits for content; returns how to say that it waits no longer. */
export function startWaiting(): () => void {
  change(1);
  return () => change(-1);
}

/** Whether anything on the screen waits for content. */
export const isWaiting = (): boolean => waiting > 0;

/** Calls `listener` after each change; returns how to stop it. */
export function onWaitingChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
