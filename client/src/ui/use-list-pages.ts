import type { WatchQueryFetchPolicy } from '@apollo/client';
import { useEffect, useEffectEvent, useState } from 'react';
import { limits } from '#shared/limits.ts';
import { usePage, type Connection, type ListQuery } from './use-page.ts';

/** How many rows a person can choose for a page. A request has at most as many. */
export const PAGE_SIZES = [25, 50, 100] as const;
const DEFAULT_SIZE = 50;

/** A page of a list: its number, from 1, and how many rows it has. */
export interface PagePlace {
  page: number;
  size: number;
}

const wholePage = /^[1-9]\d{0,4}$/;

/** The number of the page in the address. */
export const pageOf = (params: URLSearchParams): number =>
  Number(wholePage.exec(params.get('page') ?? '')?.[0] ?? 1);

/** The page in the address, with the size that the person has chosen. */
export function placeOf(params: URLSearchParams): PagePlace {
  const size = PAGE_SIZES.find((one) => String(one) === params.get('size')) ?? DEFAULT_SIZE;
  return { page: pageOf(params), size };
}

/** The parameters of the address for a page, and for a page size. A change of the size begins at the first page. */
export const pageParameter = (page: number) => ({ page: page > 1 ? String(page) : null });
export const sizeParameter = (size: number) => ({
  size: size === DEFAULT_SIZE ? null : String(size),
  page: null,
});

/**
 * How the list is asked first: for all pages up to this one, so that going back needs no request. Asking again for rows
 * that need several requests would drop those behind the first ones, so such a page is read from the cache if it is there.
 */
export function useFirstRequest({ page, size }: PagePlace) {
  const [request] = useState(() => {
    const isFar = page * size > limits.pageSize.max;
    const fetchPolicy: WatchQueryFetchPolicy = isFar ? 'cache-first' : 'cache-and-network';
    return { first: Math.min(page * size, limits.pageSize.max), fetchPolicy };
  });
  return request;
}

/** The query of a list, without the variables of a page. */
interface PagedQuery extends Omit<ListQuery, 'fetchMore'> {
  loading: boolean;
  refetch: () => Promise<unknown>;
  fetchMore: (more: { variables: { after: string; first: number } }) => Promise<unknown>;
}

/**
 * One page of a list. The list grows by cursor, so visited pages need no request, and the rows after a deleted one move up.
 *
 * @param list the list in the query's result, or in the previous one.
 * @param failure the error message if the server sent none.
 */
export function useListPages<Node>(
  query: PagedQuery,
  list: Connection<Node> | null | undefined,
  failure: string,
  { page, size }: PagePlace,
) {
  const loaded = list?.edges.length ?? 0;
  const missing = Math.min(page * size - loaded, limits.pageSize.max);
  const { showMore, isLoadingMore, hasMore, hasFailed, isStale } = usePage(
    {
      ...query,
      fetchMore: ({ variables }) => query.fetchMore({ variables: { ...variables, first: missing } }),
    },
    list,
    failure,
  );
  // Stops after a failure: the user retries.
  const mustGrow = !query.loading && missing > 0 && hasMore && !hasFailed;
  const grow = useEffectEvent(showMore);
  useEffect(() => {
    if (mustGrow) void grow();
  }, [mustGrow, loaded]);

  return {
    /** Undefined until they are loaded, and if they could not be loaded again. */
    rows:
      isStale && query.error
        ? undefined
        : list?.edges.slice((page - 1) * size, page * size).map(({ node }) => node),
    totalCount: list?.totalCount ?? 0,
    page,
    size,
    loading: query.loading && !list,
    /** Whether the rows are those of the previous result. */
    isStale,
    isLoadingMore: isLoadingMore || mustGrow,
    hasFailed,
    error: query.error,
    refetch: () => query.refetch(),
    failure,
    showMore,
  };
}

/** The result of `useListPages`. */
export type ListPages<Node> = ReturnType<typeof useListPages<Node>>;
