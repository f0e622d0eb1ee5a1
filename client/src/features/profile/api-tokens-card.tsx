import { Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useMyApiTokensQuery } from '#client/gql/graphql.ts';
import { errorMessage } from '#client/graphql/errors.ts';
import { useShowMore } from '#client/ui/use-show-more.ts';
import { ErrorState } from '#client/ui/error-state.tsx';
import { ShowMore } from '#client/ui/show-more.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { accountMessages } from '#shared/account.ts';
import { paths } from '#shared/paths.ts';
import { TextLink } from '#client/ui/text-link.tsx';
import { SectionCard } from '#client/ui/section-card.tsx';
import { profileTexts } from '#shared/texts/profile.ts';
import { RichText } from '#client/ui/rich-text.tsx';
import { ApiTokenForm } from './api-token-form.tsx';
import { ApiTokenSecret } from './api-token-secret.tsx';
import { ApiTokensTable } from './api-tokens-table.tsx';

interface NewToken {
  name: string;
  secret: string;
}

/** The user's personal API tokens: create, list and revoke. */
export function ApiTokensCard({ userId }: { userId: string }) {
  const [created, setCreated] = useState<NewToken | null>(null);
  return (
    <SectionCard
      place="api-tokens"
      title={profileTexts.tokens.title}
      intro={
        <RichText
          text={profileTexts.tokens.intro}
          tags={{ developers: (content) => <TextLink to={paths.developers}>{content}</TextLink> }}
        />
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
    failure: accountMessages.failure.loadTokens,
  });
  if (!tokens) {
    if (!error || loading) return <Skeleton height="20" />;
    return (
      <ErrorState
        message={errorMessage(error, accountMessages.failure.loadTokens)}
        onRetry={() => refetch()}
      />
    );
  }
  const { edges, totalCount, pageInfo } = tokens;
  if (edges.length === 0) return <Text color="fg.muted">{profileTexts.tokens.none}</Text>;
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
