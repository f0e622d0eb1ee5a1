import { ErrorLink } from '@apollo/client/link/error';
import { from, switchMap, throwError } from 'rxjs';
import { hasCode } from './errors.ts';

/**
 * Sends an operation again that was refused because the person must confirm their identity. When `confirm` resolves with false,
 * the person has cancelled: the operation ends as if it had been aborted.
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
