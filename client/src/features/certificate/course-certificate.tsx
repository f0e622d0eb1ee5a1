import { Heading, Input, Stack, Text } from '@chakra-ui/react';
import { Award, Copy, FileText } from 'lucide-react';
import type { ReactNode } from 'react';
import { paths } from '#shared/paths.ts';
import type { CourseProgressPartsFragment } from '#client/gql/graphql.ts';
import { useCopy } from '#client/ui/use-copy.ts';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { Field } from '#client/forms/field.tsx';
import { LinkButton } from '#client/ui/link-button.tsx';
import { ExternalButton } from '#client/ui/external-button.tsx';
import { certificateMessages } from '#shared/certificate.ts';
import { ShareCertificate } from './share-certificate.tsx';
import { useIssueCertificate } from './use-issue-certificate.ts';

const { course: texts } = certificateMessages;

interface CourseCertificateProps {
  courseId: string;
  progress: CourseProgressPartsFragment;
  /** Whether the course is published and open to the learner. */
  canBeIssued: boolean;
}

/** The certificate of a completed course: a button to issue it, and then links to it. */
export function CourseCertificate({ courseId, progress, canBeIssued }: CourseCertificateProps) {
  const { certificate, done, total } = progress;
  if (certificate) return <Issued certificate={certificate} />;
  if (!canBeIssued || total === 0 || done < total) return null;
  return <ToBeIssued courseId={courseId} progress={progress} />;
}

function ToBeIssued({ courseId, progress }: Omit<CourseCertificateProps, 'canBeIssued'>) {
  const { issue, isIssuing } = useIssueCertificate();
  return (
    <Sheet title={texts.completed}>
      <Text>{texts.explanation}</Text>
      <Button loading={isIssuing} onClick={() => void issue(courseId, progress)}>
        <Award size="1.125em" aria-hidden />
        {texts.get}
      </Button>
    </Sheet>
  );
}

function Issued({ certificate }: { certificate: NonNullable<CourseProgressPartsFragment['certificate']> }) {
  const { code, pdfUrl } = certificate;
  const address = new URL(paths.certificate(code), window.location.origin).href;
  const { input, copy } = useCopy(address);
  return (
    <Sheet title={texts.yours}>
      <ExternalButton href={pdfUrl} target="_blank">
        <FileText size="1.125em" aria-hidden />
        {certificateMessages.pdf}
      </ExternalButton>
      <ShareCertificate code={code} />
      <Field label={texts.address}>
        <Input
          ref={input}
          value={address}
          readOnly
          fontSize="sm"
          onFocus={(event) => event.currentTarget.select()}
        />
      </Field>
      <Stack direction={{ base: 'column', sm: 'row', lg: 'column', xl: 'row' }} gap="3">
        <Button variant="outline" flex="1" onClick={copy}>
          <Copy size="1.125em" aria-hidden />
          {texts.copyLink}
        </Button>
        <LinkButton to={paths.certificate(code)} variant="outline" flex="1">
          {texts.openPage}
        </LinkButton>
      </Stack>
    </Sheet>
  );
}

function Sheet({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card as="section" bg="success.subtle" borderColor="success.text">
      <Stack gap="4" padding="5">
        <Heading as="h2" textStyle="h3">
          {title}
        </Heading>
        {children}
      </Stack>
    </Card>
  );
}
