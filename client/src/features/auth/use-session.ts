import { useMeQuery, type Role, type SessionUserFragment } from '#client/gql/graphql.ts';
import { opensLectures } from '#client/entities/subscription/subscription.ts';

/** State of the session. `error`: the request failed. */
export type SessionStatus = 'loading' | 'visitor' | 'user' | 'error';

export interface Session {
  status: SessionStatus;
  user: SessionUserFragment | null;
  /** The effective role; undefined for a visitor. */
  role: Role | undefined;
  isAdmin: boolean;
  /** Whether all lectures are open: for an ADMIN, and for a USER with a subscription that gives access. */
  canWatch: boolean;
  /** Refetches the session. */
  retry: () => void;
}

/** Derives the session from an answer to `me`. It only affects the display; the server authorizes every call itself. */
export function sessionOf(
  me: SessionUserFragment | null | undefined,
  hasFailed: boolean,
): Omit<Session, 'retry'> {
  if (me) {
    // An admin who still has to set up a second factor has the rights of a USER.
    const role = me.needsSecondFactor ? 'USER' : me.role;
    const isAdmin = role === 'ADMIN';
    return { status: 'user', user: me, role, isAdmin, canWatch: isAdmin || opensLectures(me.subscription) };
  }
  const unknown = hasFailed ? 'error' : 'loading';
  return {
    status: me === null ? 'visitor' : unknown,
    user: null,
    role: undefined,
    isAdmin: false,
    canWatch: false,
  };
}

/** The current session. All callers share one request and one answer. */
export function useSession(): Session {
  const { data, error, loading, refetch } = useMeQuery({ notifyOnNetworkStatusChange: true });
  // The error is ignored here, because it reaches the screen through the query's result.
  const retry = () => void refetch().catch(() => undefined);
  return { ...sessionOf(data?.me, Boolean(error) && !loading), retry };
}
