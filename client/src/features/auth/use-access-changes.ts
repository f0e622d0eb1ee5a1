import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { forgetLectureAccess } from '#client/entities/lecture/lecture-access.ts';
import { refreshSession } from './session-cache.ts';
import { useSession } from './use-session.ts';

/** A page hidden for longer than this refetches the session when it becomes visible, in ms. */
const staleAfter = 5 * 60_000;
/** Minimum time between two checks at the end of the access, in ms, even when the clocks differ. */
const shortestWait = 60_000;
/** The longest delay of a timer, in ms. */
const longestWait = 2 ** 31 - 1;

/**
 * Keeps the cached access of the user up to date. Lectures refetch when the access ends or returns. The session
 * refetches when the access should have ended, and when the user returns to the page after a while.
 */
export function useAccessChanges(): void {
  const { user, canWatch } = useSession();
  const { cache } = useApolloClient();
  const userId = user?.id;
  const known = useRef({ userId, canWatch });
  useEffect(() => {
    const before = known.current;
    known.current = { userId, canWatch };
    if (userId && before.userId === userId && before.canWatch !== canWatch) forgetLectureAccess(cache);
  }, [cache, userId, canWatch]);

  useSessionRefresh(user?.subscription?.accessUntil);
}

function useSessionRefresh(accessUntil: string | null | undefined): void {
  const client = useApolloClient();
  useEffect(() => {
    // Does not use the session's own query, because a failure there would discard the known session.
    const refresh = () => refreshSession(client);
    let hiddenSince: number | null = null;
    const onVisibilityChange = () => {
      if (document.visibilityState === 'hidden') hiddenSince = Date.now();
      else if (hiddenSince !== null && Date.now() - hiddenSince > staleAfter) refresh();
    };
    document.addEventListener('visibilitychange', onVisibilityChange);

    const wait = accessUntil ? Date.parse(accessUntil) - Date.now() : null;
    const isWithinReach = wait !== null && wait <= longestWait;
    const timer = isWithinReach ? setTimeout(refresh, Math.max(wait, shortestWait)) : undefined;
    return () => {
      document.removeEventListener('visibilitychange', onVisibilityChange);
      clearTimeout(timer);
    };
  }, [client, accessUntil]);
}
