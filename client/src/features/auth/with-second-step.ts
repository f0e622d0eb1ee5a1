import { hasCode } from '#client/graphql/errors.ts';
import { withToast, type CallTexts, type Outcome } from '#client/toasts/with-toast.ts';

/**
 * Like `withToast`, for a call that logs in. A pending second factor is not an error: the toast is dismissed,
 * `onSecondStep` is called, and the outcome is null.
 */
export async function withSecondStep<Value>(
  call: () => Promise<Value>,
  texts: CallTexts,
  onSecondStep: () => void,
): Promise<Outcome<Value> | null> {
  let isDue = false;
  const outcome = await withToast(async () => {
    try {
      return await call();
    } catch (error) {
      isDue = hasCode(error, 'SECOND_FACTOR_REQUIRED');
      throw isDue ? new DOMException('The second step is due', 'AbortError') : error;
    }
  }, texts);
  if (!isDue) return outcome;
  onSecondStep();
  return null;
}
