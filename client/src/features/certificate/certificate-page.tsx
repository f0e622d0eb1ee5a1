import { Box, Stack, Text } from '@chakra-ui/react';
import { useParams } from 'react-router-dom';
import { useCertificateQuery } from '#client/gql/graphql.ts';
import { errorMessage, hasCode } from '#client/graphql/errors.ts';
import { ErrorState } from '#client/ui/error-state.tsx';
import { SplitPage } from '#client/ui/split-page.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { certificateMessages } from '#shared/certificate.ts';
import { pageTexts } from '#shared/pages.ts';
import { CertificateForm } from './certificate-form.tsx';
import { CertificateSheet } from './certificate-sheet.tsx';

const codeLabel = 'Code of the certificate';

/** Where everybody can see whether a certificate is genuine: its address, or its code typed in. */
export function CertificatePage() {
  const { code } = useParams();
  return (
    <>
      {/* A certificate names a person: whoever has its address may read it, search engines may not. */}
      <meta name="robots" content="noindex" />
      {code ? <Verification key={code} code={code} /> : <Question />}
    </>
  );
}

function Question() {
  return (
    <SplitPage title={pageTexts.certificate.name}>
      <CertificateForm label={codeLabel} code="" />
    </SplitPage>
  );
}

function Verification({ code }: { code: string }) {
  const { data, error, loading, refetch } = useCertificateQuery({ variables: { code } });
  const certificate = data?.certificate;
  const isUnknown = hasCode(error, 'NOT_FOUND');
  const isWaiting = loading && !certificate && !isUnknown;
  return (
    <SplitPage
      title={titleOf({ isGenuine: certificate !== undefined, isUnknown })}
      isLit={certificate !== undefined}
    >
      <Stack gap="8">
        <Box role="status" _empty={{ marginBottom: '-8' }}>
          {isWaiting && <Skeleton height="80" />}
          {certificate && <CertificateSheet certificate={certificate} />}
          {isUnknown && (
            <Text>
              Compare it with the certificate, letter by letter. If it is the same, the certificate is not
              ours, or its owner has deleted their account.
            </Text>
          )}
        </Box>
        {error && !isUnknown && !isWaiting && (
          <ErrorState
            message={errorMessage(error, certificateMessages.failure.loadCertificate)}
            onRetry={() => refetch()}
          />
        )}
        {certificate && <CertificateForm label="Code of another certificate" code="" />}
        {isUnknown && <CertificateForm label={codeLabel} code={code} />}
      </Stack>
    </SplitPage>
  );
}

function titleOf({ isGenuine, isUnknown }: { isGenuine: boolean; isUnknown: boolean }): string {
  if (isGenuine) return 'This certificate is genuine';
  return isUnknown ? certificateMessages.notFound.certificate : 'Verify a certificate';
}
