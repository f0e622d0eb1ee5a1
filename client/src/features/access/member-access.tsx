import { Heading, Stack } from '@chakra-ui/react';
import { useId } from 'react';
import { useMemberAccessQuery } from '#client/gql/graphql.ts';
import { errorMessage } from '#client/graphql/errors.ts';
import { useShowMore } from '#client/ui/use-show-more.ts';
import { ErrorState } from '#client/ui/error-state.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { accessGrantMessages } from '#shared/access-grant.ts';
import { accessPageTexts } from '#shared/texts/access-page.ts';
import { AccessReport } from './access-report.tsx';
import { AccessTimeline, AccessTimelineSkeleton } from './access-timeline.tsx';

/** A member's access report and access history (ADMIN). The caller provides the heading above. */
export function MemberAccess({ userId }: { userId: string }) {
  const id = useId();
  const failure = accessGrantMessages.failure.loadMemberAccess;
  const { data, error, refetch, fetchMore } = useMemberAccessQuery({
    variables: { id: userId },
    fetchPolicy: 'cache-and-network',
  });
  const user = data?.user;
  const { showMore, isLoadingMore } = useShowMore({
    endCursor: user?.accessHistory.pageInfo.endCursor,
    fetchMore: (after) => fetchMore({ variables: { after } }),
    failure,
  });
  if (!user) {
    if (error) return <ErrorState message={errorMessage(error, failure)} onRetry={() => refetch()} />;
    return (
      <Stack gap="6">
        <Skeleton height="36" />
        <AccessTimelineSkeleton />
      </Stack>
    );
  }
  return (
    <Stack gap="6">
      <AccessReport report={user.access} headingLevel="h3" />
      <Heading as="h3" id={id} textStyle="h3">
        {accessPageTexts.history.title}
      </Heading>
      <AccessTimeline
        headingId={id}
        history={user.accessHistory}
        empty={accessGrantMessages.nothingYet}
        isLoadingMore={isLoadingMore}
        onShowMore={showMore}
      />
    </Stack>
  );
}
