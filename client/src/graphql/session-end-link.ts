import { ApolloLink } from '@apollo/client/link';
import type { ApolloCache } from '@apollo/client/cache';
import { catchError, from, of, switchMap, throwError, type Observable } from 'rxjs';
import { hasCode } from './errors.ts';

/** What a call says in its context that begins a session: that it is refused says nothing of the one before. */
export const beginsSession = { beginsSession: true };

/**
 * Sends an operation again that finds the session ended, in another window or by itself, once `resume` resolves with true: the
 * person is logged in again. Otherwise it ends as the server has answered. What was sent before they did, and is refused after, is
 * sent again at once.
 */
export function createSessionEndLink(resume: (cache: ApolloCache) => Promise<boolean>): ApolloLink {
  /** How often a call was told that somebody is back. */
  let returns = 0;
  const send: ApolloLink.RequestHandler = (operation, forward) => {
    const before = returns;
    const resumed = (otherwise: () => Observable<ApolloLink.Result>) => {
      if (returns > before) return send(operation, forward);
      return from(resume(operation.client.cache)).pipe(
        switchMap((isBack) => {
          if (!isBack) return otherwise();
          returns += 1;
          return send(operation, forward);
        }),
      );
    };
    return forward(operation).pipe(
      catchError((error: unknown) => {
        const fail = () => throwError(() => error);
        return hasCode(error, 'UNAUTHENTICATED') ? resumed(fail) : fail();
      }),
      switchMap((result) => (isOver(result) ? resumed(() => of(result)) : of(result))),
    );
  };
  return new ApolloLink((operation, forward) =>
    'beginsSession' in operation.getContext() ? forward(operation) : send(operation, forward),
  );
}

/** Whether an answer tells that nobody is logged in. */
const isOver = ({ data, errors }: ApolloLink.Result): boolean =>
  data?.['me'] === null ||
  (errors ?? []).some(({ extensions }) => extensions?.['code'] === 'UNAUTHENTICATED');
