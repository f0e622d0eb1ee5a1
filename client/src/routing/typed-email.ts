/** What a link takes along to the next screen of the address that was typed on this one. */
export const typedEmailState = (email: string) => ({ typedEmail: email });

/** The address that was typed on the screen before; empty when none was. `state` is that of the location. */
export function typedEmailOf(state: unknown): string {
  const hasEmail = typeof state === 'object' && state !== null && 'typedEmail' in state;
  return hasEmail && typeof state.typedEmail === 'string' ? state.typedEmail : '';
}
