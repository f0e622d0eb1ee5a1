import type { OpenRequestPartsFragment } from '#client/gql/graphql.ts';
import { paymentMessages } from '#shared/payment.ts';
import { errorMessage } from '#client/graphql/errors.ts';
import { notify } from '#client/toasts/toasts.ts';

interface ChangedSubscription {
  openRequest?: Pick<OpenRequestPartsFragment, 'id'> | null;
}

/**
 * Runs a mutation that changes a subscription and shows its progress and result in one toast. If the payment provider
 * could not be reached the change is only queued: the toast says so instead of success. Never rejects.
 */
export async function withRequestToast(
  change: () => Promise<ChangedSubscription | null | undefined>,
  texts: { loading: string; success: string; failure: string },
): Promise<void> {
  const toast = notify.loading(texts.loading);
  try {
    const changed = await change();
    if (changed?.openRequest) toast.info(paymentMessages.noted);
    else toast.success(texts.success);
  } catch (error) {
    toast.error(errorMessage(error, texts.failure));
  }
}
