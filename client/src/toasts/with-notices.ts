import { errorMessage, isAborted } from '#client/graphql/errors.ts';
import { notify, type NoticeAction } from './notices.ts';

/** How a call that told its progress in notices ended. */
export type Outcome<Value> = { ok: true; value: Value } | { ok: false; error: unknown };

/** The specification's texts of one call (section 8). */
export interface CallTexts {
  loading: string;
  success: string;
  /** Said when the server sent no message of its own. */
  failure: string | ((error: unknown) => string);
}

/**
 * Runs a call and tells its progress, success or failure in one notice. Never rejects.
 * A call that the person cancelled ends without a word.
 *
 * @param offer what the notice of success offers to do next, like Undo.
 */
export async function withNotices<Value>(
  call: () => Promise<Value>,
  texts: CallTexts,
  offer?: (value: Value) => NoticeAction | undefined,
): Promise<Outcome<Value>> {
  const notice = notify.loading(texts.loading);
  try {
    const value = await call();
    notice.success(texts.success, { action: offer?.(value) });
    return { ok: true, value };
  } catch (error) {
    const { failure } = texts;
    if (isAborted(error)) notice.dismiss();
    else notice.error(errorMessage(error, typeof failure === 'string' ? failure : failure(error)));
    return { ok: false, error };
  }
}
