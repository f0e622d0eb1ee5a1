import { useRef, useState } from 'react';
import { errorMessage } from '#client/graphql/errors.ts';
import { notify } from '#client/toasts/toasts.ts';
import { useOnline } from './use-online.ts';

interface GrowingList {
  endCursor?: string | null;
  fetchMore: (after: string) => Promise<unknown>;
  /** Shown when the server sent no message of its own. */
  failure: string;
}

/** Loads the next entries of a list on request, one request at a time. A failure is shown and leaves the list unchanged. */
export function useShowMore({ endCursor, fetchMore, failure }: GrowingList) {
  const [isLoadingMore, setIsLoadingMore] = useState(false);
  const end = `${useOnline()} ${endCursor}`;
  /**
   * The end of the list at the last failure. It no longer applies to another list or end, or once the browser is online again.
   */
  const [failedAt, setFailedAt] = useState<string | null>(null);
  const isUnderWay = useRef(false);
  /** Resolves with whether the list has grown. */
  const showMore = async (): Promise<boolean> => {
    if (isUnderWay.current || !endCursor) return false;
    isUnderWay.current = true;
    setIsLoadingMore(true);
    try {
      await fetchMore(endCursor);
      setFailedAt(null);
      return true;
    } catch (error) {
      setFailedAt(end);
      notify.error(errorMessage(error, failure));
      return false;
    } finally {
      isUnderWay.current = false;
      setIsLoadingMore(false);
    }
  };
  return { showMore, isLoadingMore, hasFailed: failedAt === end };
}
