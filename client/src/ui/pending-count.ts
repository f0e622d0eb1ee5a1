let pending = 0;
const listeners = new Set<() => void>();

function change(by: 1 | -1) {
  pending += by;
  listeners.forEach((listener) => listener());
}

/** Counts one more skeleton on the page; returns the function that removes it. */
export function addPending(): () => void {
  change(1);
  return () => change(-1);
}

/** Whether any skeleton is on the page. */
export const hasPending = (): boolean => pending > 0;

/** Calls `listener` after each change; returns a function that stops it. */
export function onPendingChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
