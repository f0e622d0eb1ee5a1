import { Box } from '@chakra-ui/react';
import { SchoolQuestions } from '#client/entities/school/school-questions.tsx';
import { useSchoolQuestionsQuery } from '#client/gql/graphql.ts';

/** The school's questions and answers at the end of a course page. Renders nothing while they load or when there are none. */
export function CourseQuestions() {
  const questions = useSchoolQuestionsQuery().data?.school.questions ?? [];
  if (questions.length === 0) return null;
  return (
    <Box marginTop={{ base: '12', md: '16' }} maxWidth="48rem">
      <SchoolQuestions questions={questions} />
    </Box>
  );
}
