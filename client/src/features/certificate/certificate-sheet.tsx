import { Stack, Text } from '@chakra-ui/react';
import { FileText } from 'lucide-react';
import type { CertificatePartsFragment } from '#client/gql/graphql.ts';
import { Card } from '#client/ui/card.tsx';
import { ExternalButton } from '#client/ui/external-button.tsx';

/** The day as it stands on the PDF, wherever the reader is. */
const day = new Intl.DateTimeFormat(undefined, { dateStyle: 'long', timeZone: 'UTC' });

/** Who completed which course, and when. */
export function CertificateSheet({ certificate }: { certificate: CertificatePartsFragment }) {
  const { code, fullName, courseTitle, completedAt, pdfUrl } = certificate;
  return (
    <Card borderColor="success.text" overflowWrap="anywhere">
      <Stack gap="6" padding={{ base: '5', md: '8' }}>
        <Stack gap="3">
          <Text textStyle="h2">{fullName}</Text>
          <Text color="fg.muted">has completed every lecture of</Text>
          <Text textStyle="h3">{courseTitle}</Text>
          <Text color="fg.muted">
            on <time dateTime={completedAt}>{day.format(new Date(completedAt))}</time>
          </Text>
        </Stack>
        <Stack gap="3" borderTop="line" borderColor="border" paddingTop="5" align="start">
          <Text textStyle="sm" fontVariantNumeric="tabular-nums">
            Certificate {code}
          </Text>
          <ExternalButton href={pdfUrl} target="_blank" variant="outline">
            <FileText size="1.125em" aria-hidden />
            Certificate (PDF)
          </ExternalButton>
        </Stack>
      </Stack>
    </Card>
  );
}
