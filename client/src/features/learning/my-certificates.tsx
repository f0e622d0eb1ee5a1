import { Box, Heading, LinkBox, LinkOverlay, Text } from '@chakra-ui/react';
import { Award } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useOwnCertificatesQuery, type CertificatePartsFragment } from '#client/gql/graphql.ts';
import { formatDate } from '#client/format/format.ts';
import { QueryFallback } from '#client/ui/query-fallback.tsx';
import { certificateMessages } from '#shared/certificate.ts';
import { paths } from '#shared/paths.ts';
import { learningMessages } from '#shared/learning.ts';
import { CourseGrid } from '#client/entities/course/course-grid.tsx';
import { Card } from '#client/ui/card.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { NothingOnShelf } from './nothing-on-shelf.tsx';

/** The user's certificates, newest first, with links to their pages. */
export function MyCertificates() {
  const query = useOwnCertificatesQuery({ fetchPolicy: 'cache-and-network' });
  const certificates = query.data?.me?.certificates;
  if (!certificates) {
    return (
      <QueryFallback
        {...query}
        failure={certificateMessages.failure.loadCertificate}
        skeleton={<Skeleton height="32" marginTop="6" />}
      />
    );
  }
  if (certificates.length === 0) return <NothingOnShelf shelf="certificates" />;
  return (
    <Box paddingTop="6">
      <CourseGrid>
        {certificates.map((certificate) => (
          <li key={certificate.id}>
            <CertificateCard certificate={certificate} />
          </li>
        ))}
      </CourseGrid>
    </Box>
  );
}

function CertificateCard({ certificate }: { certificate: CertificatePartsFragment }) {
  const { code, courseTitle, completedAt } = certificate;
  return (
    <Card asChild lifts>
      <LinkBox as="article" display="flex" gap="4" height="100%" padding="4">
        <Box color="success.text" aria-hidden>
          <Award size={28} />
        </Box>
        <div>
          <Heading as="h3" textStyle="h3" overflowWrap="anywhere" dir="auto">
            <LinkOverlay asChild>
              <Link to={paths.certificate(code)}>{courseTitle}</Link>
            </LinkOverlay>
          </Heading>
          <Text textStyle="sm" color="fg.muted" marginTop="1">
            {learningMessages.completedOn({ date: formatDate(completedAt) })}
          </Text>
        </div>
      </LinkBox>
    </Card>
  );
}
