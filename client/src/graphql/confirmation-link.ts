import { ErrorLink } from '@apollo/client/link/error';
import { from, switchMap, throwError } from 'rxjs';
import { hasCode } from './errors.ts';

/**
 * Sends an operation again that was refused because people have to show who they are once more. When `confirm` resolves with
 * false, the person wants it no longer: the operation ends as if it had been aborted.
 */
export function createConfirmationLink(confirm: () => Promise<boolean>): ErrorLink {
  return new ErrorLink(({ error, operation, forward }) => {
    if (!hasCode(error, 'CONFIRMATION_REQUIRED')) return;
    return from(confirm()).pipe(
      switchMap((isConfirmed) =>
        isConfirmed ? forward(operation) : throwError(() => new DOMException('Not confirmed', 'AbortError')),
      ),
    );
  });
}
