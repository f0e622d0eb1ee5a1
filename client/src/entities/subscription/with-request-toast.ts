import { paymentMessages } from '#shared/payment.ts';
import { errorMessage, isAborted } from '#client/graphql/errors.ts';
import { notify } from '#client/toasts/toasts.ts';
import type { Outcome } from '#client/toasts/with-toast.ts';

/** What was changed, with what of that is still to be done at the payment provider. */
interface Changed {
  openRequest?: object | null;
}

/**
 * Runs a mutation that changes a subscription or a payment and shows its progress and result in one toast. If the payment
 * provider could not be reached the change is only queued: the toast says so instead of success. Never rejects. A call that
 * the person cancelled ends without a word.
 */
export async function withRequestToast(
  change: () => Promise<Changed | null | undefined>,
  texts: { loading: string; success: string; failure: string },
): Promise<Outcome<Changed | null | undefined>> {
  const toast = notify.loading(texts.loading);
  try {
    const value = await change();
    if (value?.openRequest) toast.info(paymentMessages.noted);
    else toast.success(texts.success);
    return { ok: true, value };
  } catch (error) {
    const message = errorMessage(error, texts.failure);
    if (isAborted(error)) toast.dismiss();
    else toast.error(message);
    return { ok: false, error, message };
  }
}
