import { Box, Grid, Heading } from '@chakra-ui/react';
import { CourseCard } from '#client/entities/course/course-card.tsx';
import { useNextCoursesQuery } from '#client/gql/graphql.ts';
import { paths } from '#shared/paths.ts';
import { coursePageTexts as texts } from '#shared/texts/course-page.ts';

interface RelatedCoursesProps {
  slug: string;
  isDeleting: boolean;
}

/** A row of courses to take after this one. Renders nothing while they load or when there are none. */
export function RelatedCourses({ slug, isDeleting }: RelatedCoursesProps) {
  // The query is skipped during the deletion, because it would refetch a deleted course.
  const { data, previousData } = useNextCoursesQuery({ variables: { slug }, skip: isDeleting });
  const courses = (data ?? previousData)?.course.nextCourses ?? [];
  if (courses.length === 0) return null;
  return (
    <Box as="section" aria-labelledby="related-heading" marginTop={{ base: '12', md: '16' }}>
      <Heading as="h2" id="related-heading" textStyle="h2" marginBottom="6">
        {texts.related}
      </Heading>
      <Grid
        as="ul"
        role="list"
        listStyleType="none"
        gap="6"
        templateColumns={{ base: '1fr', sm: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(3, minmax(0, 1fr))' }}
      >
        {courses.map((course) => (
          <li key={course.id}>
            <CourseCard course={course} to={paths.course(course.slug)} headingLevel="h3" />
          </li>
        ))}
      </Grid>
    </Box>
  );
}
