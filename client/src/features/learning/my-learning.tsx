import { Heading } from '@chakra-ui/react';
import { useState } from 'react';
import type { LearningState } from '#client/gql/graphql.ts';
import { ChoiceRow } from '#client/ui/choice-row.tsx';
import { learningMessages as texts } from '#shared/learning.ts';
import { MyCertificates } from './my-certificates.tsx';
import { MyCourses } from './my-courses.tsx';

const CERTIFICATES = 'certificates';

const shelves = ['BEGUN', 'FINISHED', 'SAVED', CERTIFICATES] as const satisfies (
  | LearningState
  | 'certificates'
)[];

/** The user's courses and certificates, one list at a time. */
export function MyLearning({ headingId }: { headingId: string }) {
  const [shelf, setShelf] = useState<(typeof shelves)[number]>('BEGUN');
  const choose = (value: string) => setShelf(shelves.find((one) => one === value) ?? shelf);
  const choices = shelves.map((value) => ({ value, label: texts.shelves[value] }));
  return (
    <>
      <Heading as="h2" id={headingId} textStyle="h2" marginBottom="5">
        {texts.heading}
      </Heading>
      <ChoiceRow label={texts.heading} choices={choices} value={shelf} onChoose={choose} />
      {shelf === CERTIFICATES ? <MyCertificates /> : <MyCourses key={shelf} state={shelf} />}
    </>
  );
}
