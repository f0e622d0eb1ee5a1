import type { FieldValues, UseFormReturn } from 'react-hook-form';

/**
 * Resets a form and forgets its draft. Returns a function that brings the changes back.
 *
 * @param saved the values to reset to; by default, those with which the form began.
 */
export function discardChanges<Fields extends FieldValues>(
  { getValues, reset }: Pick<UseFormReturn<Fields>, 'getValues' | 'reset'>,
  draft: { forget: () => void },
  saved?: Fields,
): () => void {
  const discarded = getValues();
  reset(saved);
  draft.forget();
  return () => reset(discarded, { keepDefaultValues: true });
}
