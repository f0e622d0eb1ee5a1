import { NetworkStatus } from '@apollo/client';
import { useSchoolHealthQuery } from '#client/gql/graphql.ts';

/** Checks the services of the school, and again on request (ADMIN). */
export function useHealthCheck() {
  const query = useSchoolHealthQuery({
    // Cached results are outdated.
    fetchPolicy: 'network-only',
    notifyOnNetworkStatusChange: true,
  });
  const { data, error, networkStatus, refetch } = query;
  const isLooking = networkStatus === NetworkStatus.refetch || networkStatus === NetworkStatus.loading;
  return {
    query,
    /** A failed check hides the results of the previous one. */
    health: error && !isLooking ? undefined : data?.schoolHealth,
    isLooking,
    lookAgain: () => void refetch().catch(() => undefined),
  };
}

/** The result of `useHealthCheck`. */
export type HealthCheck = ReturnType<typeof useHealthCheck>;
