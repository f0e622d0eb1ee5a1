import { Stack } from '@chakra-ui/react';
import { useMySessionsQuery } from '#client/gql/graphql.ts';
import { errorMessage } from '#client/graphql/errors.ts';
import { useShowMore } from '#client/ui/use-show-more.ts';
import { Checkbox } from '#client/forms/checkbox.tsx';
import { ErrorState } from '#client/ui/error-state.tsx';
import { ShowMore } from '#client/ui/show-more.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { accountMessages } from '#shared/account.ts';
import { SectionCard } from '#client/ui/section-card.tsx';
import { profileTexts } from '#shared/texts/profile.ts';
import { LogOutOthers } from './log-out-others.tsx';
import { useTellNewDevices } from './use-tell-new-devices.ts';
import { SessionsTable } from './sessions-table.tsx';

/** The user's sessions, which can be ended one by one. */
export function SessionsCard({ userId }: { userId: string }) {
  return (
    <SectionCard title={profileTexts.sessions.title} intro={profileTexts.sessions.intro}>
      <Sessions userId={userId} />
    </SectionCard>
  );
}

function Sessions({ userId }: { userId: string }) {
  const { data, error, loading, refetch, fetchMore } = useMySessionsQuery({
    fetchPolicy: 'cache-and-network',
  });
  const { tell, isSaving } = useTellNewDevices();
  const sessions = data?.me?.sessions;
  const { showMore, isLoadingMore } = useShowMore({
    endCursor: sessions?.pageInfo.endCursor,
    fetchMore: (after) => fetchMore({ variables: { after } }),
    failure: accountMessages.failure.loadSessions,
  });
  if (!sessions) {
    if (!error || loading) return <Skeleton height="20" />;
    return (
      <ErrorState
        message={errorMessage(error, accountMessages.failure.loadSessions)}
        onRetry={() => refetch()}
      />
    );
  }
  const { edges, totalCount, pageInfo } = sessions;
  const isTold = data.me?.tellsNewDevices ?? false;
  return (
    <Stack gap="5">
      <SessionsTable userId={userId} sessions={edges.map(({ node }) => node)} />
      {totalCount > edges.length && (
        <ShowMore
          of="devices"
          shown={edges.length}
          totalCount={totalCount}
          hasMore={pageInfo.hasNextPage}
          isLoading={isLoadingMore}
          onShowMore={showMore}
        />
      )}
      {totalCount > 1 && <LogOutOthers />}
      <Checkbox checked={isTold} disabled={isSaving} onChange={({ target }) => void tell(target.checked)}>
        {accountMessages.otherDevices.tellNew}
      </Checkbox>
    </Stack>
  );
}
