import type { FieldErrors, FieldPath, FieldValues, UseFormSetError } from 'react-hook-form';
import { errorMessage, fieldErrors, hasCode } from '#client/graphql/errors.ts';
import { notify } from '#client/toasts/toasts.ts';

/** Says the first fault of a form as a toast, as the specification asks (section 5); the fields show theirs. */
export function notifyFirstFault<Fields extends FieldValues>(errors: FieldErrors<Fields>): void {
  const [first] = Object.values(errors);
  if (typeof first?.message === 'string') notify.error(first.message);
}

/** Shows the server's faults at the fields they belong to and puts the cursor into the first of them. */
export function showServerFaults<Fields extends FieldValues>(
  error: unknown,
  fields: readonly FieldPath<Fields>[],
  setError: UseFormSetError<Fields>,
): void {
  const faults = fieldErrors(error);
  fields
    .filter((field) => faults[field])
    .forEach((field, index) => setError(field, { message: faults[field] }, { shouldFocus: index === 0 }));
}

/** Shows at its field that the server did not take the file: too large, or not what it pretends to be. Tells whether that was it. */
export function showFileFault<Fields extends FieldValues>(
  error: unknown,
  field: FieldPath<Fields>,
  setError: UseFormSetError<Fields>,
): boolean {
  const isFileRefused = hasCode(error, 'UNSUPPORTED_MEDIA_TYPE') || hasCode(error, 'PAYLOAD_TOO_LARGE');
  if (isFileRefused) setError(field, { message: errorMessage(error, '') }, { shouldFocus: true });
  return isFileRefused;
}
