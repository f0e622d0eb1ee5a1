import { errorMessage, isAborted } from './graphql-error.ts';
import { notify } from './notices.ts';

/** How a call that told its progress in notices ended. */
export type Outcome<Value> = { ok: true; value: Value } | { ok: false; error: unknown };

/** The specification's texts of one call (section 8). */
export interface CallTexts {
  loading: string;
  success: string;
  /** Said when the server sent no message of its own. */
  failure: string;
}

/**
 * Runs a call and tells its progress, success or failure in one notice. Never rejects.
 * A call that the person cancelled ends without a word.
 */
export async function withNotices<Value>(
  call: () => Promise<Value>,
  texts: CallTexts,
): Promise<Outcome<Value>> {
  const notice = notify.loading(texts.loading);
  try {
    const value = await call();
    notice.success(texts.success);
    return { ok: true, value };
  } catch (error) {
    if (isAborted(error)) notice.dismiss();
    else notice.error(errorMessage(error, texts.failure));
    return { ok: false, error };
  }
}
