import { paymentMessages } from '#shared/payment.ts';
import { errorMessage, isAborted } from '#client/graphql/errors.ts';
import { notify } from '#client/toasts/toasts.ts';
import type { Outcome } from '#client/toasts/with-toast.ts';

/** The changed object, with its pending request to the payment provider. */
interface Changed {
  openRequest?: object | null;
}

/**
 * Runs a mutation that changes a subscription or a payment and shows its progress and result in one toast. If the payment
 * provider cannot be reached, the change is queued, and the toast says so. Never rejects. A call that the person cancels ends
 * without a message.
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
