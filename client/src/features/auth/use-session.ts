import { useMeQuery, type Role, type SessionUserFragment } from '#client/gql/graphql.ts';
import { opensLectures } from '#client/entities/subscription/subscription.ts';

/** How much is known of the person at the screen. `error`: the server could not be asked. */
export type SessionStatus = 'loading' | 'visitor' | 'user' | 'error';

export interface Session {
  status: SessionStatus;
  user: SessionUserFragment | null;
  /** What they may do now; undefined for a visitor. */
  role: Role | undefined;
  isAdmin: boolean;
  /** Whether every lecture is open: to an ADMIN, and to a USER with a subscription that gives access. */
  canWatch: boolean;
  /** Asks the server once more. */
  retry: () => void;
}

/** What follows from an answer to `me`. It is for what is shown only: the server decides about every call itself. */
export function sessionOf(
  me: SessionUserFragment | null | undefined,
  hasFailed: boolean,
): Omit<Session, 'retry'> {
  if (me) {
    // An admin who has to set a second factor up first may do what a USER may.
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

/** Who is logged in. All who ask share one request and one answer. */
export function useSession(): Session {
  const { data, error, loading, refetch } = useMeQuery({ notifyOnNetworkStatusChange: true });
  // A failed request says nothing by itself here: a second answer brings it to the screen again.
  const retry = () => void refetch().catch(() => undefined);
  return { ...sessionOf(data?.me, Boolean(error) && !loading), retry };
}
