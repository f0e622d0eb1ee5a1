import { useSession } from './use-session.ts';

/** Key of a draft in browser storage. It includes the user, so that another user does not find the draft. */
export function useDraftKey(thing: string): string {
  const { user } = useSession();
  return `${user?.id ?? 'visitor'}:${thing}`;
}
