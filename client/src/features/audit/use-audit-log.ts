import { useAuditLogQuery, useCourseAddressesQuery } from '#client/gql/graphql.ts';
import { useShowMore } from '#client/ui/use-show-more.ts';
import { auditMessages } from '#shared/audit.ts';
import { addressesOf } from './audit-text.ts';

/** What admins did, newest first: all of it, or what was done to one subject. */
export function useAuditLog(subjectId?: string) {
  const query = useAuditLogQuery({ variables: { subjectId }, fetchPolicy: 'cache-and-network' });
  // Only for the links: without an answer the entries are shown all the same. Not kept, since it is but a piece of
  // each course.
  const courses = useCourseAddressesQuery({ skip: subjectId !== undefined, fetchPolicy: 'no-cache' });
  const log = query.data?.auditLog;
  const { showMore, isLoadingMore } = useShowMore({
    endCursor: log?.pageInfo.endCursor,
    fetchMore: (after) => query.fetchMore({ variables: { after } }),
    failure: auditMessages.failure.loadAuditLog,
  });
  return {
    log,
    entries: log?.edges.map(({ node }) => node),
    addresses: addressesOf(courses.data?.courses.nodes ?? []),
    error: query.error,
    retry: () => query.refetch(),
    showMore,
    isLoadingMore,
  };
}
