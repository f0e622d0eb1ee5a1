import { errorMessage, isAborted } from '#client/graphql/errors.ts';
import { notify, type ToastAction } from './toasts.ts';

/** How a call that told its progress in toasts ended; `message` is what the toast says of the error. */
export type Outcome<Value> = { ok: true; value: Value } | { ok: false; error: unknown; message: string };

/** The specification's texts of one call (section 8). */
export interface CallTexts {
  loading: string;
  success: string;
  /** Said when the server sent no message of its own. */
  failure: string | ((error: unknown) => string);
}

/**
 * Runs a call and tells its progress, success or failure in one toast. Never rejects.
 * A call that the person cancelled ends without a word.
 *
 * @param offer what the toast of success offers to do next, like Undo.
 */
export async function withToast<Value>(
  call: () => Promise<Value>,
  texts: CallTexts,
  offer?: (value: Value) => ToastAction | undefined,
): Promise<Outcome<Value>> {
  const toast = notify.loading(texts.loading);
  try {
    const value = await call();
    toast.success(texts.success, { action: offer?.(value) });
    return { ok: true, value };
  } catch (error) {
    const { failure } = texts;
    const message = errorMessage(error, typeof failure === 'string' ? failure : failure(error));
    if (isAborted(error)) toast.dismiss();
    else toast.error(message);
    return { ok: false, error, message };
  }
}
