/** The navigation state that passes the typed email address to the next screen. */
export const typedEmailState = (email: string) => ({ typedEmail: email });

/** The email address that was typed on the previous screen; empty if there is none. `state` is the location's state. */
export function typedEmailOf(state: unknown): string {
  const hasEmail = typeof state === 'object' && state !== null && 'typedEmail' in state;
  return hasEmail && typeof state.typedEmail === 'string' ? state.typedEmail : '';
}
