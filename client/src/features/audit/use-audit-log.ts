import { useAuditLogQuery, type AuditLogQueryVariables } from '#client/gql/graphql.ts';
import { useShowMore } from '#client/ui/use-show-more.ts';
import { auditMessages } from '#shared/audit.ts';

/** The filter of the log; an empty filter returns all entries. */
export type AuditFilter = Omit<AuditLogQueryVariables, 'first' | 'after'>;

/** Loads the audit log, newest first, restricted by a filter. */
export function useAuditLog(filter: AuditFilter) {
  const query = useAuditLogQuery({ variables: filter, fetchPolicy: 'cache-and-network' });
  const log = (query.data ?? query.previousData)?.auditLog;
  const { showMore, isLoadingMore } = useShowMore({
    endCursor: log?.pageInfo.endCursor,
    fetchMore: (after) => query.fetchMore({ variables: { after } }),
    failure: auditMessages.failure.loadAuditLog,
  });
  return {
    log,
    entries: log?.edges.map(({ node }) => node),
    /** Whether the entries belong to the previous filter while the new ones load. */
    isStale: query.data === undefined && log !== undefined,
    error: query.error,
    retry: () => query.refetch(),
    showMore,
    isLoadingMore,
  };
}
