import { errorMessage, isAborted } from '#client/graphql/errors.ts';
import { notify, type ToastAction } from './toasts.ts';

/** The result of a call with toasts. `message` is the text of the error toast. */
export type Outcome<Value> = { ok: true; value: Value } | { ok: false; error: unknown; message: string };

/** The specification's texts of one call (section 8). */
export interface CallTexts {
  loading: string;
  success: string;
  /** Shown when the server sent no message of its own. */
  failure: string | ((error: unknown) => string);
}

/**
 * Runs a call and shows its progress and result in one toast. Never rejects. A call that the person cancels ends without a
 * message.
 *
 * @param offer the action of the success toast, such as Undo.
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
