import { Box, chakra, Heading } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';
import { useCourseQuestionsQuery } from '#client/gql/graphql.ts';
import { Prose } from '#client/ui/prose.tsx';
import { coursePageTexts } from '#shared/texts/course-page.ts';

/**
 * The school's questions and answers at the end of a course page, which open without scripts as well. Renders nothing while they
 * load or when there are none. `HomeQuestions` looks the same: code that both shared would be loaded by all first screens.
 */
export function CourseQuestions() {
  const questions = useCourseQuestionsQuery().data?.school.questions ?? [];
  if (questions.length === 0) return null;
  return (
    <Box as="section" aria-labelledby="questions-heading" marginTop={{ base: '12', md: '16' }}>
      <Heading as="h2" id="questions-heading" textStyle="h2" marginBottom={{ base: '2', md: '3' }}>
        {coursePageTexts.questions}
      </Heading>
      {questions.map(({ question, answerHtml }, index) => (
        <Entry key={index}>
          <summary>
            <Heading as="h3" textStyle="h3" dir="auto">
              {question}
            </Heading>
            <ChevronDown size="1.25em" aria-hidden />
          </summary>
          <Box paddingBottom="5">
            <Prose html={answerHtml} />
          </Box>
        </Entry>
      ))}
    </Box>
  );
}

const Entry = chakra('details', {
  base: {
    maxWidth: '48rem',
    borderBottom: 'line',
    borderColor: 'border',
    '&[open] svg': { transform: 'rotate(180deg)' },
    '& summary': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '4',
      minHeight: '11',
      paddingY: '4',
      cursor: 'pointer',
      '&::-webkit-details-marker': { display: 'none' },
    },
    '& svg': { flexShrink: '0' },
  },
});
