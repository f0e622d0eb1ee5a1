import { Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useMyApiTokensQuery } from '#client/gql/graphql.ts';
import { errorMessage } from '#client/graphql/errors.ts';
import { useShowMore } from '#client/ui/use-show-more.ts';
import { ErrorState } from '#client/ui/error-state.tsx';
import { ShowMore } from '#client/ui/show-more.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { authMessages } from '#shared/auth.ts';
import { paths } from '#shared/paths.ts';
import { TextLink } from '#client/ui/text-link.tsx';
import { SectionCard } from '#client/ui/section-card.tsx';
import { ApiTokenForm } from './api-token-form.tsx';
import { ApiTokenSecret } from './api-token-secret.tsx';
import { ApiTokensTable } from './api-tokens-table.tsx';

interface NewToken {
  name: string;
  secret: string;
}

/** Personal tokens for programs: made, told once, listed and revoked. */
export function ApiTokensCard({ userId }: { userId: string }) {
  const [created, setCreated] = useState<NewToken | null>(null);
  return (
    <SectionCard
      place="api-tokens"
      title="API tokens"
      intro={
        <>
          For programs of your own that act in your name. Keep a token as secret as your password, and revoke
          it when you no longer need it. How to use one is told on the page for{' '}
          <TextLink to={paths.developers}>developers</TextLink>.
        </>
      }
    >
      {created ? (
        <ApiTokenSecret {...created} onDone={() => setCreated(null)} />
      ) : (
        <ApiTokenForm userId={userId} onCreated={(name, secret) => setCreated({ name, secret })} />
      )}
      <Tokens userId={userId} />
    </SectionCard>
  );
}

function Tokens({ userId }: { userId: string }) {
  const { data, error, loading, refetch, fetchMore } = useMyApiTokensQuery({
    fetchPolicy: 'cache-and-network',
  });
  const tokens = data?.me?.apiTokens;
  const { showMore, isLoadingMore } = useShowMore({
    endCursor: tokens?.pageInfo.endCursor,
    fetchMore: (after) => fetchMore({ variables: { after } }),
    failure: authMessages.failure.loadTokens,
  });
  if (!tokens) {
    if (!error || loading) return <Skeleton height="20" />;
    return (
      <ErrorState message={errorMessage(error, authMessages.failure.loadTokens)} onRetry={() => refetch()} />
    );
  }
  const { edges, totalCount, pageInfo } = tokens;
  if (edges.length === 0) return <Text color="fg.muted">You have no tokens.</Text>;
  return (
    <Stack gap="5">
      <ApiTokensTable userId={userId} tokens={edges.map(({ node }) => node)} />
      {totalCount > edges.length && (
        <ShowMore
          of="tokens"
          shown={edges.length}
          totalCount={totalCount}
          hasMore={pageInfo.hasNextPage}
          isLoading={isLoadingMore}
          onShowMore={showMore}
        />
      )}
    </Stack>
  );
}
