import { useState } from 'react';
import { Flex, Grid, Stack, Text } from '@chakra-ui/react';
import { useSession } from '#client/features/auth/use-session.ts';
import { SearchField } from '#client/forms/search-field.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { ExternalButton } from '#client/ui/external-button.tsx';
import { LinkButton } from '#client/ui/link-button.tsx';
import { Page } from '#client/ui/page.tsx';
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx';
import { paths } from '#shared/paths.ts';
import { developerTexts as texts } from '#shared/texts/developers.ts';
import source from '../../../../docs/api.md?raw';
import { findSections, readGuide } from './guide.ts';
import { GuideContents, GuidePart } from './guide-blocks.tsx';

const samples = import.meta.glob<string>('../../../../docs/samples/*', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const blocks = readGuide(
  source,
  Object.fromEntries(Object.entries(samples).map(([path, text]) => [path.replace(/^.*\/docs\//, ''), text])),
);

/** The API guide for integrators. Tests run its samples. */
export function DevelopersPage() {
  const { user } = useSession();
  const [search, setSearch] = useState('');
  const found = findSections(blocks, search);
  return (
    <Page title={texts.heading}>
      <Stack gap="10">
        <Stack gap="5">
          <Text maxWidth="prose">{texts.intro}</Text>
          <Flex gap="3" wrap="wrap">
            <LinkButton to={`${paths.profile}#api-tokens`}>{texts.makeToken}</LinkButton>
            <ExternalButton variant="outline" href="/api/v1/docs">
              {texts.restReference}
            </ExternalButton>
            <ExternalButton variant="outline" href="/api/v1/openapi.json">
              {texts.openApi}
            </ExternalButton>
            {user?.role === 'ADMIN' && (
              <ExternalButton variant="outline" href="/graphql">
                {texts.graphiql}
              </ExternalButton>
            )}
          </Flex>
        </Stack>
        <Grid gap="10" templateColumns={{ base: 'minmax(0, 1fr)', lg: '14rem minmax(0, 1fr)' }}>
          <Stack
            gap="6"
            position={{ lg: 'sticky' }}
            top="6"
            alignSelf="start"
            maxHeight={{ lg: 'calc(100vh - 3rem)' }}
          >
            <SearchField search={search} placeholder={texts.searchHint} onSearch={setSearch} />
            <VisuallyHidden role="status">
              {search && texts.partsFound({ count: found.filter(({ kind }) => kind === 'heading').length })}
            </VisuallyHidden>
            <GuideContents blocks={found} />
          </Stack>
          <Stack gap="4" minWidth="0">
            {found.length === 0 && <EmptyState title={texts.nothingFound} />}
            {found.map((block, index) => (
              // The guide never changes while the page is open, so the index is a stable key.
              <GuidePart key={`${index}-${block.kind}`} block={block} />
            ))}
          </Stack>
        </Grid>
      </Stack>
    </Page>
  );
}
