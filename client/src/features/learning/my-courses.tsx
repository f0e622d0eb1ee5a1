import { Box, Stack } from '@chakra-ui/react';
import { useMyCoursesQuery, type LearningState } from '#client/gql/graphql.ts';
import { QueryFallback } from '#client/ui/query-fallback.tsx';
import { usePage } from '#client/ui/use-page.ts';
import { learningMessages } from '#shared/learning.ts';
import { paths } from '#shared/paths.ts';
import { CourseCard } from '#client/entities/course/course-card.tsx';
import { CourseGrid, CourseGridSkeleton } from '#client/entities/course/course-grid.tsx';
import { ShowMore } from '#client/ui/show-more.tsx';
import { NothingOnShelf } from './nothing-on-shelf.tsx';

/** Page size of the list. */
const pageSize = 8;

/** One of the user's course lists. It refetches on each visit, because watching changes it. */
export function MyCourses({ state }: { state: LearningState }) {
  const query = useMyCoursesQuery({
    variables: { state, first: pageSize },
    fetchPolicy: 'cache-and-network',
  });
  const courses = usePage(query, query.data?.myCourses, learningMessages.failure.loadCourses);
  const { nodes } = courses;
  if (!nodes) {
    const skeleton = (
      <Box paddingTop="6">
        <CourseGridSkeleton count={4} />
      </Box>
    );
    return <QueryFallback {...courses} skeleton={skeleton} />;
  }
  if (nodes.length === 0) return <NothingOnShelf shelf={state} />;
  return (
    <Stack gap="6" paddingTop="6">
      <CourseGrid>
        {nodes.map((course) => (
          <li key={course.id}>
            <CourseCard course={course} to={paths.course(course.slug)} headingLevel="h3" />
          </li>
        ))}
      </CourseGrid>
      <ShowMore of="courses" {...courses} />
    </Stack>
  );
}
