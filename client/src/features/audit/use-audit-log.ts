import { useAuditLogQuery, type AuditLogQueryVariables } from '#client/gql/graphql.ts';
import { useShowMore } from '#client/ui/use-show-more.ts';
import { auditMessages } from '#shared/audit.ts';

/** What narrows the log down; all of it without. */
export type AuditFilter = Omit<AuditLogQueryVariables, 'first' | 'after'>;

/** What admins did, newest first: all of it, or what a filter leaves of it. */
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
    /** Whether the entries are those of another filter, while the right ones are on their way. */
    isStale: query.data === undefined && log !== undefined,
    error: query.error,
    retry: () => query.refetch(),
    showMore,
    isLoadingMore,
  };
}
