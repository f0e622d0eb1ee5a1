import { Stack, Text } from '@chakra-ui/react';
import { useParams } from 'react-router-dom';
import { useTermsVersionQuery } from '#client/gql/graphql.ts';
import { useFormats } from '#client/format/use-formats.ts';
import { hasCode } from '#client/graphql/errors.ts';
import { NotFoundPage } from '#client/ui/not-found-page.tsx';
import { Page } from '#client/ui/page.tsx';
import { Prose } from '#client/ui/prose.tsx';
import { QueryFallback } from '#client/ui/query-fallback.tsx';
import { legalMessages } from '#shared/legal.ts';
import { messages } from '#shared/messages.ts';

/** A version of the terms of service, for people who have agreed to it. */
export function TermsVersionPage() {
  const changedAt = new Date(Number(useParams().changedAt));
  const isTime = !Number.isNaN(changedAt.getTime());
  return isTime ? <TermsVersion changedAt={changedAt.toISOString()} /> : <NotFoundPage />;
}

function TermsVersion({ changedAt }: { changedAt: string }) {
  const { formatUtcDate } = useFormats();
  const query = useTermsVersionQuery({ variables: { changedAt } });
  const terms = query.data?.termsVersion;
  if (hasCode(query.error, 'NOT_FOUND')) return <NotFoundPage />;
  return (
    <Page title={legalMessages.titles.TERMS}>
      {terms ? (
        <Stack gap="8">
          <Text color="fg.muted">{legalMessages.asOf({ date: formatUtcDate(terms.changedAt) })}</Text>
          <Prose html={terms.html} />
        </Stack>
      ) : (
        <QueryFallback {...query} failure={messages.unavailable} skeleton="72" />
      )}
    </Page>
  );
}
