import type { AuditAction } from '#client/gql/graphql.ts';
import { momentsOf, readDays } from '#client/routing/days.ts';
import { useSearchState } from '#client/routing/use-search-state.ts';
import { isAuditAction } from './audit-text.ts';
import type { AuditFilter } from './use-audit-log.ts';

/** The filter of the audit log, which is kept in the URL: as entered, and as the server takes it. */
export function useAuditFilter() {
  const { params, change } = useSearchState();
  const asked = params.get('action');
  const action: AuditAction | '' = isAuditAction(asked) ? asked : '';
  const chosen = {
    search: params.get('search') ?? '',
    action,
    actor: params.get('actor') ?? '',
    subject: params.get('subject') ?? '',
    days: readDays(params),
  };
  const filter: AuditFilter = {
    search: chosen.search || null,
    action: chosen.action || null,
    actorId: chosen.actor || null,
    subjectId: chosen.subject || null,
    ...momentsOf(chosen.days),
  };
  return { chosen, filter, change, isFiltered: Object.values(filter).some((value) => value != null) };
}
