import { useRef, useState } from 'react';
import { errorMessage } from '#client/graphql/errors.ts';
import { notify } from '#client/toasts/toasts.ts';
import { useOnline } from './use-online.ts';

/** The query of a list. A list that was loaded with its page has only `fetchMore`. */
export interface ListQuery {
  data?: unknown;
  error?: unknown;
  loading?: boolean;
  refetch?: () => Promise<unknown>;
  fetchMore: (more: { variables: { after: string } }) => Promise<unknown>;
}

/** A list as the server returns it. */
export interface Connection<Node> {
  edges: readonly { node: Node }[];
  totalCount?: number;
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

/**
 * The entries of a list that grows on request, for `ShowMore` and `QueryFallback`. It sends one request at a time. A failure to
 * load more is shown and leaves the list unchanged.
 *
 * @param list the list in the query's result, or in the previous one.
 * @param failure the error message if the server sent none.
 */
export function usePage<Node>(query: ListQuery, list: Connection<Node> | null | undefined, failure: string) {
  const { error, loading = false } = query;
  const endCursor = list?.pageInfo.endCursor;
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
      await query.fetchMore({ variables: { after: endCursor } });
      setFailedAt(null);
      return true;
    } catch (reason) {
      setFailedAt(end);
      notify.error(errorMessage(reason, failure));
      return false;
    } finally {
      isUnderWay.current = false;
      setIsLoadingMore(false);
    }
  };
  /** Whether the entries are those of the previous result. */
  const isStale = query.data === undefined && list != null;
  return {
    /** Undefined until they are loaded, and if they could not be loaded again. */
    nodes: isStale && error ? undefined : list?.edges.map(({ node }) => node),
    totalCount: list?.totalCount ?? 0,
    hasMore: list?.pageInfo.hasNextPage ?? false,
    isStale,
    error,
    loading,
    refetch: async () => query.refetch?.(),
    failure,
    showMore,
    isLoadingMore,
    /** Whether the last request for more failed. */
    hasFailed: failedAt === end,
  };
}

/** The result of `usePage`. */
export type ListPage<Node> = ReturnType<typeof usePage<Node>>;
