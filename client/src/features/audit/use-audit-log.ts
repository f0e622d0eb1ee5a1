import { useAuditLogQuery, type AuditLogQueryVariables } from '#client/gql/graphql.ts';
import { usePage } from '#client/ui/use-page.ts';
import { auditMessages } from '#shared/audit.ts';

/** The filter of the log; an empty filter returns all entries. */
export type AuditFilter = Omit<AuditLogQueryVariables, 'first' | 'after'>;

/** Loads the audit log, newest first, restricted by a filter. */
export function useAuditLog(filter: AuditFilter) {
  const query = useAuditLogQuery({ variables: filter, fetchPolicy: 'cache-and-network' });
  // The entries of the previous filter are shown while the new ones load.
  const log = (query.data ?? query.previousData)?.auditLog;
  return usePage(query, log, auditMessages.failure.loadAuditLog);
}
