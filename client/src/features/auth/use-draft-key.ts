import { useSession } from './use-session.ts';

/** The name under which what somebody types of a thing is kept in the browser until it is saved: no other person finds it. */
export function useDraftKey(thing: string): string {
  const { user } = useSession();
  return `${user?.id ?? 'visitor'}:${thing}`;
}
