import { Box, Heading, Stack, Text } from '@chakra-ui/react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { useNextCoursesQuery } from '#client/gql/graphql.ts';
import { learningMessages } from '#shared/learning.ts';
import { paths } from '#shared/paths.ts';
import { CourseFacts } from '#client/entities/course/course-facts.tsx';
import { Card } from '#client/ui/card.tsx';

/** Suggested courses after this one. Renders nothing while they load or when there are none. */
export function NextCourses({ slug }: { slug: string }) {
  const heading = useId();
  const { data } = useNextCoursesQuery({ variables: { slug } });
  const courses = data?.course.nextCourses ?? [];
  if (courses.length === 0) return null;
  return (
    <Card as="section" aria-labelledby={heading}>
      <Stack gap="3" padding="5">
        <Heading as="h2" id={heading} textStyle="h3">
          {learningMessages.goOnWith}
        </Heading>
        <Stack as="ul" role="list" listStyleType="none" gap="3">
          {courses.map((course) => (
            <Box as="li" key={course.id}>
              <Text dir="auto">
                <Link to={paths.course(course.slug)}>{course.title}</Link>
              </Text>
              <CourseFacts course={course} />
            </Box>
          ))}
        </Stack>
      </Stack>
    </Card>
  );
}
