import type { OpenRequestPartsFragment } from '#client/gql/graphql.ts';
import { messages } from '#shared/messages.ts';
import { errorMessage } from '#client/graphql/errors.ts';
import { notify } from '#client/toasts/notices.ts';

interface ChangedSubscription {
  openRequest?: Pick<OpenRequestPartsFragment, 'id'> | null;
}

/**
 * Asks for a change of a subscription and tells its progress and end in one notice. What is noted because the payment
 * provider cannot be reached is no success yet. Never rejects.
 */
export async function withRequestNotices(
  change: () => Promise<ChangedSubscription | null | undefined>,
  texts: { loading: string; success: string; failure: string },
): Promise<void> {
  const notice = notify.loading(texts.loading);
  try {
    const changed = await change();
    if (changed?.openRequest) notice.info(messages.payment.noted);
    else notice.success(texts.success);
  } catch (error) {
    notice.error(errorMessage(error, texts.failure));
  }
}
