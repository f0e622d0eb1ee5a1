import { Stack, Text } from '@chakra-ui/react';
import { useLocation } from 'react-router-dom';
import { useLegalPageQuery } from '#client/gql/graphql.ts';
import { useFormats } from '#client/format/use-formats.ts';
import { NotFoundPage } from '#client/ui/not-found-page.tsx';
import { Page } from '#client/ui/page.tsx';
import { Prose } from '#client/ui/prose.tsx';
import { QueryFallback } from '#client/ui/query-fallback.tsx';
import { legalMessages, legalPages, type LegalPageName } from '#shared/legal.ts';
import { messages } from '#shared/messages.ts';

// The routes of this page are the paths of the legal pages.
const names = Object.keys(legalPages) as LegalPageName[];

/** A legal page of the school, with the date of its version. */
export function LegalPage() {
  const { pathname } = useLocation();
  const { formatUtcDate } = useFormats();
  const name = names.find((one) => legalPages[one].path === pathname) ?? 'IMPRINT';
  const query = useLegalPageQuery({ variables: { name } });
  const page = query.data?.school.legalPage;
  if (query.data && !page) return <NotFoundPage />;
  return (
    <Page title={legalMessages.titles[name]}>
      {page ? (
        <Stack gap="8">
          <Text color="fg.muted">{legalMessages.asOf({ date: formatUtcDate(page.changedAt) })}</Text>
          <Prose html={page.html} />
        </Stack>
      ) : (
        <QueryFallback {...query} failure={messages.unavailable} skeleton="72" />
      )}
    </Page>
  );
}
