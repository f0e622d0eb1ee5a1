import type { OpenRequestPartsFragment } from '#client/gql/graphql.ts';
import { messages } from '#shared/messages.ts';
import { errorMessage } from '#client/graphql/errors.ts';
import { notify } from '#client/toasts/toasts.ts';

interface ChangedSubscription {
  openRequest?: Pick<OpenRequestPartsFragment, 'id'> | null;
}

/**
 * Asks for a change of a subscription and tells its progress and end in one toast. What is noted because the payment
 * provider cannot be reached is no success yet. Never rejects.
 */
export async function withRequestToast(
  change: () => Promise<ChangedSubscription | null | undefined>,
  texts: { loading: string; success: string; failure: string },
): Promise<void> {
  const toast = notify.loading(texts.loading);
  try {
    const changed = await change();
    if (changed?.openRequest) toast.info(messages.payment.noted);
    else toast.success(texts.success);
  } catch (error) {
    toast.error(errorMessage(error, texts.failure));
  }
}
