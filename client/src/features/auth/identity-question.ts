/** Why people are asked who they are: what they want needs a proof of a moment ago, or their session has ended. */
export type IdentityQuestion = 'confirmation' | 'login';

const asked = new Map<IdentityQuestion, Promise<boolean>>();
const answers = new Map<IdentityQuestion, (isShown: boolean) => void>();
const listeners = new Set<() => void>();

const change = (): void => listeners.forEach((listener) => listener());

/**
 * Asks the person at the screen to show who they are, and resolves with whether they did. Calls that come while they are asked
 * share the answer.
 */
export function askIdentity(question: IdentityQuestion): Promise<boolean> {
  const pending = asked.get(question);
  if (pending) return pending;
  const answer = new Promise<boolean>((tell) => answers.set(question, tell));
  asked.set(question, answer);
  change();
  return answer;
}

/** Ends a question: the person has shown who they are, or would rather not. */
export function answerIdentity(question: IdentityQuestion, isShown: boolean): void {
  if (!asked.delete(question)) return;
  change();
  answers.get(question)?.(isShown);
}

/** Whether the person is being asked. */
export const isAsked = (question: IdentityQuestion): boolean => asked.has(question);

/** Calls `listener` after each change; returns how to stop it. */
export function onQuestionChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
