import { Box, chakra, Flex, Grid, Stack, Text } from '@chakra-ui/react';
import { FileText } from 'lucide-react';
import type { CSSProperties } from 'react';
import type { CertificatePartsFragment } from '#client/gql/graphql.ts';
import { useSchool } from '#client/graphql/use-school.ts';
import { Card } from '#client/ui/card.tsx';
import { ExternalButton } from '#client/ui/external-button.tsx';
import { Logo } from '#client/ui/logo.tsx';
import { certificateMessages, certificateSheet, videoLength } from '#shared/certificate.ts';
import { serifFonts, systemFonts } from '#shared/font-stacks.ts';
import { byLocale, pageLocale } from '#shared/locale.ts';
import { CertificateArt } from './certificate-art.tsx';
import { ShareCertificate } from './share-certificate.tsx';

/** Formats the date as on the PDF, in UTC regardless of the reader's time zone. */
const dayIn = byLocale((locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }));

/** The fonts of the PDF, whatever the school's typeface. */
const fonts = {
  '--chakra-fonts-heading': `'Fraunces Variable', ${serifFonts}`,
  '--chakra-fonts-body': systemFonts,
} as CSSProperties; // React's type has no variables.

/** The content of the certificate, as printed on its PDF. */
export function CertificateSheet({ certificate }: { certificate: CertificatePartsFragment }) {
  const { code, fullName, courseTitle, instructor, duration, completedAt, pdfUrl } = certificate;
  return (
    <Stack gap="5">
      <Card padding={{ base: '3', md: '5' }} overflowWrap="anywhere" fontFamily="body" style={fonts}>
        <Grid
          gap="8"
          border="line"
          borderColor="border"
          padding={{ base: '5', md: '8' }}
          alignItems="end"
          templateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 15rem' }}
        >
          <Stack gap="3">
            <Issuer />
            <Text color="action.text" paddingTop={{ base: '4', md: '8' }}>
              {certificateSheet.kind}
            </Text>
            <Text textStyle="h1" dir="auto">
              {fullName}
            </Text>
            <Text color="fg.muted">{certificateSheet.completed}</Text>
            <Text textStyle="h2" dir="auto">
              {courseTitle}
            </Text>
            <Text color="fg.muted">
              <time dateTime={completedAt}>
                {certificateSheet.on({ date: dayIn(pageLocale()).format(new Date(completedAt)) })}
              </time>
            </Text>
            <Box color="fg.muted" textStyle="sm">
              {instructor && <Text dir="auto">{certificateSheet.taughtBy({ instructor })}</Text>}
              {duration ? <Text>{videoLength(duration)}</Text> : null}
            </Box>
            <Text textStyle="sm" fontVariantNumeric="tabular-nums" paddingTop={{ base: '4', md: '8' }}>
              {certificateSheet.number({ code })}
            </Text>
          </Stack>
          <CertificateArt />
        </Grid>
      </Card>
      <Flex gap="3" wrap="wrap">
        <ExternalButton href={pdfUrl} target="_blank" variant="outline">
          <FileText size="1.125em" aria-hidden />
          {certificateMessages.pdf}
        </ExternalButton>
        <ShareCertificate code={code} />
      </Flex>
    </Stack>
  );
}

/** The school's logo, or the product's mark with the name of the school. */
function Issuer() {
  const { name = '', logo, logoDark } = useSchool() ?? {};
  if (!logo) {
    return (
      <Box
        display="flex"
        alignItems="center"
        gap="2.5"
        fontFamily="heading"
        fontWeight="semibold"
        fontSize="lg"
      >
        <Logo />
        <bdi>{name}</bdi>
      </Box>
    );
  }
  const pictures = logoDark ? [logo, logoDark] : [logo];
  return pictures.map((picture, index) => (
    <chakra.img
      key={picture.url}
      src={picture.url}
      alt={name}
      htmlWidth={picture.width}
      htmlHeight={picture.height}
      display={index ? 'none' : undefined}
      _dark={logoDark ? { display: index ? 'block' : 'none' } : undefined}
      alignSelf="start"
      width="auto"
      maxWidth="56"
      height="auto"
      maxHeight="12"
    />
  ));
}
