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

export interface CallToasts<Value> extends Omit<CallTexts, 'success'> {
  /** A function tells it by the result, such as the number of changed objects. */
  success: string | ((value: Value) => string);
  /** The action of the success toast, such as Undo. */
  offer?: (value: Value) => ToastAction | undefined;
  /** The text for a change that is queued and not yet made. It replaces that of the success. */
  queued?: (value: Value) => string | null | undefined;
}

/**
 * Runs a call and shows its progress and result in one toast. Never rejects. A call that the person cancels ends without a
 * message.
 */
export async function withToast<Value>(
  call: () => Promise<Value>,
  { loading, success, failure, offer, queued }: CallToasts<NoInfer<Value>>,
): Promise<Outcome<Value>> {
  const toast = notify.loading(loading);
  try {
    const value = await call();
    const later = queued?.(value);
    if (later) toast.info(later);
    else {
      const text = typeof success === 'string' ? success : success(value);
      toast.success(text, { action: offer?.(value) });
    }
    return { ok: true, value };
  } catch (error) {
    const message = errorMessage(error, typeof failure === 'string' ? failure : failure(error));
    if (isAborted(error)) toast.dismiss();
    else toast.error(message);
    return { ok: false, error, message };
  }
}
