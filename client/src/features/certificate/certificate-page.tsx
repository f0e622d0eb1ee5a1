import { Box, Stack, Text } from '@chakra-ui/react';
import { useParams } from 'react-router-dom';
import { useCertificateQuery } from '#client/gql/graphql.ts';
import { errorMessage, hasCode } from '#client/graphql/errors.ts';
import { ErrorState } from '#client/ui/error-state.tsx';
import { Page } from '#client/ui/page.tsx';
import { SplitPage } from '#client/ui/split-page.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { certificateMessages } from '#shared/certificate.ts';
import { pageNames } from '#shared/pages.ts';
import { CertificateForm } from './certificate-form.tsx';
import { CertificateSheet } from './certificate-sheet.tsx';

const { page: texts } = certificateMessages;

/** Public page to verify a certificate, by its address or by entering its code. */
export function CertificatePage() {
  const { code } = useParams();
  return (
    <>
      {/* A certificate names a person, so search engines must not index it. */}
      <meta name="robots" content="noindex" />
      {code ? <Verification key={code} code={code} /> : <Question />}
    </>
  );
}

function Question() {
  return (
    <SplitPage title={pageNames.certificate}>
      <CertificateForm label={texts.code} code="" />
    </SplitPage>
  );
}

function Verification({ code }: { code: string }) {
  const { data, error, loading, refetch } = useCertificateQuery({ variables: { code } });
  const certificate = data?.certificate;
  const isUnknown = hasCode(error, 'NOT_FOUND');
  const isWaiting = loading && !certificate && !isUnknown;
  const title = titleOf({ isGenuine: certificate !== undefined, isUnknown });
  if (isWaiting || certificate) {
    return (
      <Page title={title}>
        <Stack gap="8" maxWidth="58rem">
          <Box role="status">
            {certificate ? <CertificateSheet certificate={certificate} /> : <Skeleton height="80" />}
          </Box>
          {certificate && (
            <Box maxWidth="34rem">
              <CertificateForm label={texts.otherCode} code="" />
            </Box>
          )}
        </Stack>
      </Page>
    );
  }
  return (
    <SplitPage title={title} isLit={false}>
      <Stack gap="8">
        <Box role="status" _empty={{ marginBottom: '-8' }}>
          {isUnknown && <Text>{texts.unknown}</Text>}
        </Box>
        {error && !isUnknown && (
          <ErrorState
            message={errorMessage(error, certificateMessages.failure.loadCertificate)}
            onRetry={() => refetch()}
          />
        )}
        {isUnknown && <CertificateForm label={texts.code} code={code} />}
      </Stack>
    </SplitPage>
  );
}

function titleOf({ isGenuine, isUnknown }: { isGenuine: boolean; isUnknown: boolean }): string {
  if (isGenuine) return texts.genuine;
  return isUnknown ? certificateMessages.notFound.certificate : texts.title;
}
