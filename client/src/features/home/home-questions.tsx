import { Box } from '@chakra-ui/react';
import { SchoolQuestions } from '#client/entities/school/school-questions.tsx';
import { useSchoolQuestionsQuery } from '#client/gql/graphql.ts';
import { Section } from './section.tsx';

/** The school's questions and answers at the end of the home page. Renders nothing while they load or when there are none. */
export function HomeQuestions() {
  const questions = useSchoolQuestionsQuery().data?.school.questions ?? [];
  if (questions.length === 0) return null;
  return (
    <Section as="div">
      <Box maxWidth="48rem">
        <SchoolQuestions questions={questions} />
      </Box>
    </Section>
  );
}
