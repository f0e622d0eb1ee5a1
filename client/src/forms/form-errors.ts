import type { FieldErrors, FieldPath, FieldValues, UseFormSetError } from 'react-hook-form';
import { errorMessage, fieldErrors, hasCode } from '#client/graphql/errors.ts';
import { notify } from '#client/toasts/toasts.ts';

/** Shows the first error of a form as a toast, as the specification asks (section 5); each field shows its own. */
export function notifyFirstError<Fields extends FieldValues>(errors: FieldErrors<Fields>): void {
  const [first] = Object.values(errors);
  if (typeof first?.message === 'string') notify.error(first.message);
}

/** Shows the server's errors at their fields and puts the cursor into the first of these. */
export function showServerErrors<Fields extends FieldValues>(
  error: unknown,
  fields: readonly FieldPath<Fields>[],
  setError: UseFormSetError<Fields>,
): void {
  const errors = fieldErrors(error);
  fields
    .filter((field) => errors[field])
    .forEach((field, index) => setError(field, { message: errors[field] }, { shouldFocus: index === 0 }));
}

/** Shows at its field that the server did not take the file: too large, or not what it pretends to be. Tells whether that was it. */
export function showFileError<Fields extends FieldValues>(
  error: unknown,
  field: FieldPath<Fields>,
  setError: UseFormSetError<Fields>,
): boolean {
  const isFileError = hasCode(error, 'UNSUPPORTED_MEDIA_TYPE') || hasCode(error, 'PAYLOAD_TOO_LARGE');
  if (isFileError) setError(field, { message: errorMessage(error, '') }, { shouldFocus: true });
  return isFileError;
}
