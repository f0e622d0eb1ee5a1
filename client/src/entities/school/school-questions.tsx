import { chakra, Heading, Stack } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';
import type { SchoolQuestionsQuery } from '#client/gql/graphql.ts';
import { Prose } from '#client/ui/prose.tsx';
import { schoolQuestionsTexts } from '#shared/texts/school-questions.ts';

interface SchoolQuestionsProps {
  /** At least one. */
  questions: SchoolQuestionsQuery['school']['questions'];
}

/** The questions of visitors with the answers of the school, which open without scripts as well. */
export function SchoolQuestions({ questions }: SchoolQuestionsProps) {
  return (
    <Stack as="section" gap="5" aria-labelledby="questions-heading">
      <Heading as="h2" id="questions-heading" textStyle="h2">
        {schoolQuestionsTexts.heading}
      </Heading>
      <div>
        {questions.map(({ question, answerHtml }, index) => (
          <Entry key={index}>
            <Question>
              <Heading as="h3" textStyle="h3" dir="auto">
                {question}
              </Heading>
              <ChevronDown size="1.25em" aria-hidden />
            </Question>
            <chakra.div paddingBottom="5" maxWidth="prose" dir="auto">
              <Prose html={answerHtml} />
            </chakra.div>
          </Entry>
        ))}
      </div>
    </Stack>
  );
}

const Entry = chakra('details', {
  base: {
    borderTop: 'line',
    borderColor: 'border',
    _last: { borderBottom: 'line', borderColor: 'border' },
    '&[open] > summary svg': { transform: 'rotate(180deg)' },
  },
});

const Question = chakra('summary', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4',
    minHeight: '11',
    paddingY: '4',
    cursor: 'pointer',
    listStyleType: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    '& svg': { flexShrink: '0' },
  },
});
