/** Why the user is asked to identify: the action needs a recent confirmation, or the session has ended. */
export type IdentityQuestion = 'confirmation' | 'login';

const asked = new Map<IdentityQuestion, Promise<boolean>>();
const answers = new Map<IdentityQuestion, (isShown: boolean) => void>();
const listeners = new Set<() => void>();

const change = (): void => listeners.forEach((listener) => listener());

/** Asks the user to identify, and resolves with whether they did. Concurrent calls share one question and its answer. */
export function askIdentity(question: IdentityQuestion): Promise<boolean> {
  const pending = asked.get(question);
  if (pending) return pending;
  const answer = new Promise<boolean>((tell) => answers.set(question, tell));
  asked.set(question, answer);
  change();
  return answer;
}

/** Ends a question: the user has identified or has cancelled. */
export function answerIdentity(question: IdentityQuestion, isShown: boolean): void {
  if (!asked.delete(question)) return;
  change();
  answers.get(question)?.(isShown);
}

/** Whether the question is open. */
export const isAsked = (question: IdentityQuestion): boolean => asked.has(question);

/** Calls `listener` after each change; returns an unsubscribe function. */
export function onQuestionChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
