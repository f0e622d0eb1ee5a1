import { ApolloLink } from '@apollo/client/link';
import type { ApolloCache } from '@apollo/client/cache';
import { catchError, from, of, switchMap, throwError, type Observable } from 'rxjs';
import { hasCode } from './errors.ts';

/** The context of a call that begins a session: its refusal says nothing about the former session. */
export const beginsSession = { beginsSession: true };

/**
 * Sends an operation again that finds the session ended, once `resume` resolves with true: the person has logged in again.
 * Otherwise the operation ends with the server's response. An operation that was sent before the login and refused after it is
 * repeated at once.
 */
export function createSessionEndLink(resume: (cache: ApolloCache) => Promise<boolean>): ApolloLink {
  /** How often the person has logged in again. */
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

/** Whether a response shows that no person is logged in. */
const isOver = ({ data, errors }: ApolloLink.Result): boolean =>
  data?.['me'] === null ||
  (errors ?? []).some(({ extensions }) => extensions?.['code'] === 'UNAUTHENTICATED');
