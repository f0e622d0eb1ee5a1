import { useState } from 'react';
import { errorMessage } from '#client/lib/graphql-error.ts';
import { notify } from '#client/lib/notices.ts';
import { messages } from '#shared/messages.ts';

/** The next page of the catalogue, on request and one at a time. A failure leaves the list as it is. */
export function useMoreCourses(
  fetchMore: (after: string) => Promise<unknown>,
  endCursor: string | null | undefined,
) {
  const [isLoadingMore, setIsLoadingMore] = useState(false);
  const showMore = async () => {
    if (isLoadingMore || !endCursor) return;
    setIsLoadingMore(true);
    try {
      await fetchMore(endCursor);
    } catch (error) {
      notify.error(errorMessage(error, messages.failure.loadCourses));
    } finally {
      setIsLoadingMore(false);
    }
  };
  return { showMore, isLoadingMore };
}
