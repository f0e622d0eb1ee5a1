let answer: ((isConfirmed: boolean) => void) | null = null;
let pending: Promise<boolean> | null = null;
const listeners = new Set<() => void>();

function change(): void {
  listeners.forEach((listener) => listener());
}

/**
 * Asks the person at the screen to show who they are, and resolves with whether they did. Calls that come while they are asked
 * share the answer.
 */
export function requestConfirmation(): Promise<boolean> {
  pending ??= new Promise((resolve) => {
    answer = resolve;
  });
  change();
  return pending;
}

/** Ends the question: the person has shown who they are, or would rather not. */
export function answerConfirmation(isConfirmed: boolean): void {
  const tell = answer;
  answer = null;
  pending = null;
  change();
  tell?.(isConfirmed);
}

/** Whether the person is being asked. */
export const isConfirmationPending = (): boolean => pending !== null;

/** Calls `listener` after each change; returns how to stop it. */
export function onConfirmationChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
