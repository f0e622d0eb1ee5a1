import { Heading } from '@chakra-ui/react';
import { useState } from 'react';
import type { LearningState } from '#client/gql/graphql.ts';
import { ChoiceRow } from '#client/ui/choice-row.tsx';
import { MyCertificates } from './my-certificates.tsx';
import { MyCourses } from './my-courses.tsx';

const CERTIFICATES = 'certificates';

const shelves: readonly { value: LearningState | typeof CERTIFICATES; label: string }[] = [
  { value: 'BEGUN', label: 'Begun' },
  { value: 'FINISHED', label: 'Finished' },
  { value: 'SAVED', label: 'Saved' },
  { value: CERTIFICATES, label: 'Certificates' },
];

/** Somebody's own courses and certificates, a shelf at a time. */
export function MyLearning({ headingId }: { headingId: string }) {
  const [shelf, setShelf] = useState(shelves[0]?.value);
  const choose = (value: string) => setShelf(shelves.find((one) => one.value === value)?.value);
  return (
    <>
      <Heading as="h2" id={headingId} textStyle="h2" marginBottom="5">
        My learning
      </Heading>
      <ChoiceRow label="My learning" choices={shelves} value={shelf ?? ''} onChoose={choose} />
      {shelf === CERTIFICATES ? <MyCertificates /> : shelf && <MyCourses key={shelf} state={shelf} />}
    </>
  );
}
