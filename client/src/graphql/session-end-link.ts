import { ApolloLink } from '@apollo/client/link';
import type { ApolloCache } from '@apollo/client/cache';
import { catchError, from, of, switchMap, throwError, type Observable } from 'rxjs';
import { hasCode } from './errors.ts';

/** What a call says in its context that begins a session: that it is refused says nothing of the one before. */
export const beginsSession = { beginsSession: true };

/**
 * Sends an operation again that finds the session ended, in another window or by itself, once `resume` resolves with true: the
 * person is logged in again. Otherwise it ends as the server has answered.
 */
export function createSessionEndLink(resume: (cache: ApolloCache) => Promise<boolean>): ApolloLink {
  return new ApolloLink((operation, forward) => {
    if ('beginsSession' in operation.getContext()) return forward(operation);
    const { cache } = operation.client;
    const resumed = (otherwise: () => Observable<ApolloLink.Result>) =>
      from(resume(cache)).pipe(switchMap((isBack) => (isBack ? forward(operation) : otherwise())));
    return forward(operation).pipe(
      catchError((error: unknown) => {
        const fail = () => throwError(() => error);
        return hasCode(error, 'UNAUTHENTICATED') ? resumed(fail) : fail();
      }),
      switchMap((result) => (isOver(result) ? resumed(() => of(result)) : of(result))),
    );
  });
}

/** Whether an answer tells that nobody is logged in. */
const isOver = ({ data, errors }: ApolloLink.Result): boolean =>
  data?.['me'] === null ||
  (errors ?? []).some(({ extensions }) => extensions?.['code'] === 'UNAUTHENTICATED');
