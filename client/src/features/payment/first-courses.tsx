import { Heading, Stack } from '@chakra-ui/react';
import { CourseCard } from '#client/entities/course/course-card.tsx';
import { CourseGrid } from '#client/entities/course/course-grid.tsx';
import { useCoursesQuery } from '#client/gql/graphql.ts';
import { paths } from '#shared/paths.ts';
import { checkoutTexts } from '#shared/texts/checkout.ts';

const COUNT = 3;

/** Some courses to start with, for a new subscriber; renders nothing until they are loaded. Runs the query of the catalogue. */
export function FirstCourses() {
  const { data } = useCoursesQuery();
  const courses = (data?.courses.edges ?? []).slice(0, COUNT);
  if (courses.length === 0) return null;
  return (
    <Stack as="section" aria-labelledby="first-courses" gap="6" marginTop="16">
      <Heading as="h2" id="first-courses" textStyle="h2">
        {checkoutTexts.paid.more}
      </Heading>
      <CourseGrid>
        {courses.map(({ node }) => (
          <li key={node.id}>
            <CourseCard course={node} to={paths.course(node.slug)} headingLevel="h3" />
          </li>
        ))}
      </CourseGrid>
    </Stack>
  );
}
