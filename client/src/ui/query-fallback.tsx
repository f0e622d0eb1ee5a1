import type { ReactNode } from 'react';
import { errorMessage } from '#client/graphql/errors.ts';
import { ErrorState } from './error-state.tsx';
import { Skeleton } from './skeleton.tsx';

interface QueryFallbackProps {
  error?: unknown;
  loading: boolean;
  refetch: () => Promise<unknown>;
  /** The error message if the server sent none. */
  failure: string;
  /** Shown while the query loads: an element, or the height of a plain skeleton. */
  skeleton: ReactNode;
}

/**
 * Stands in for the data of a query that has none: the skeleton, or the error with a button to retry. Takes the query's own
 * state: `<QueryFallback {...query} failure={…} skeleton="72" />`.
 */
export function QueryFallback({ error, loading, refetch, failure, skeleton }: QueryFallbackProps) {
  if (error && !loading) {
    return <ErrorState message={errorMessage(error, failure)} onRetry={() => refetch()} />;
  }
  return typeof skeleton === 'string' ? <Skeleton height={skeleton} /> : skeleton;
}
