import { useRef, useState } from 'react';
import { errorMessage } from '#client/graphql/errors.ts';
import { notify } from '#client/toasts/toasts.ts';
import { useOnline } from './use-online.ts';

interface GrowingList {
  endCursor?: string | null;
  fetchMore: (after: string) => Promise<unknown>;
  /** Said when the server sent no message of its own. */
  failure: string;
}

/** The next entries of a list, on request and one request at a time. A failure is told and leaves the list as it is. */
export function useShowMore({ endCursor, fetchMore, failure }: GrowingList) {
  const [isLoadingMore, setIsLoadingMore] = useState(false);
  const end = `${useOnline()} ${endCursor}`;
  /** Where the list ended when it could not grow; another list may grow, or this one from another end, or with a network again. */
  const [failedAt, setFailedAt] = useState<string | null>(null);
  const isUnderWay = useRef(false);
  /** Tells whether the list has grown. */
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
