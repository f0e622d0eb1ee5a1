import { Box, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useMyApiTokensQuery } from '#client/gql/graphql.ts';
import { Button } from '#client/ui/button.tsx';
import { QueryFallback } from '#client/ui/query-fallback.tsx';
import { ShowMore } from '#client/ui/show-more.tsx';
import { useFocusAfterChange } from '#client/ui/use-focus-after-change.ts';
import { usePage } from '#client/ui/use-page.ts';
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
  // Few people need a token, so the form with its password field is shown on request.
  const [isFormOpen, setIsFormOpen] = useState(false);
  const opener = useFocusAfterChange(`${isFormOpen}`);
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
        <ApiTokenSecret
          {...created}
          onDone={() => {
            setCreated(null);
            setIsFormOpen(false);
          }}
        />
      ) : (
        isFormOpen && (
          <ApiTokenForm userId={userId} onCreated={(name, secret) => setCreated({ name, secret })} />
        )
      )}
      {!isFormOpen && (
        <Box ref={opener} tabIndex={-1} _focus={{ outline: 'none' }}>
          <Button variant="outline" onClick={() => setIsFormOpen(true)}>
            {profileTexts.tokens.new}
          </Button>
        </Box>
      )}
      <Tokens userId={userId} />
    </SectionCard>
  );
}

function Tokens({ userId }: { userId: string }) {
  const query = useMyApiTokensQuery({ fetchPolicy: 'cache-and-network' });
  const tokens = usePage(query, query.data?.me?.apiTokens, accountMessages.failure.loadTokens);
  const { nodes } = tokens;
  if (!nodes) return <QueryFallback {...tokens} skeleton="20" />;
  if (nodes.length === 0) return <Text color="fg.muted">{profileTexts.tokens.none}</Text>;
  return (
    <Stack gap="5">
      <ApiTokensTable userId={userId} tokens={nodes} />
      <ShowMore of="tokens" {...tokens} />
    </Stack>
  );
}
