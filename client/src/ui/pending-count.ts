let pending = 0;
const listeners = new Set<() => void>();

function change(by: 1 | -1) {
  pending += by;
  listeners.forEach((listener) => listener());
}

/** Counts one more place that waits for content; returns how to say that it waits no longer. */
export function addPending(): () => void {
  change(1);
  return () => change(-1);
}

/** Whether anything on the screen waits for content. */
export const hasPending = (): boolean => pending > 0;

/** Calls `listener` after each change; returns how to stop it. */
export function onPendingChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
