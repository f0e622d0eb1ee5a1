import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { forgetLectureAccess } from '#client/entities/lecture/lecture-access.ts';
import { refreshSession } from './session-cache.ts';
import { useSession } from './use-session.ts';

/** Whoever comes back to a page that was out of sight for this long, in ms, is asked for anew. */
const staleAfter = 5 * 60_000;
/** However the clocks differ, the end of the access is not looked at more often than this, in ms. */
const shortestWait = 60_000;
/** The longest time that a timer can wait, in ms. */
const longestWait = 2 ** 31 - 1;

/**
 * Keeps what every screen knows of the person's access true: lectures are asked for anew when it ends or comes back,
 * and the session when the access should have ended and when the person returns to the page after a while.
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
    // Not through the session's own query: a failure must not take away what is known.
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
