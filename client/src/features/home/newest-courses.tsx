import { Heading } from '@chakra-ui/react';
import { QueryFallback } from '#client/ui/query-fallback.tsx';
import { paths } from '#shared/paths.ts';
import { useCoursesQuery } from '#client/gql/graphql.ts';
import { EmptyCatalogue } from '#client/features/course/empty-catalogue.tsx';
import { CourseCard } from '#client/entities/course/course-card.tsx';
import { courseMessages } from '#shared/course.ts';
import { homeTexts } from '#shared/texts/home.ts';
import { Section } from './section.tsx';
import { CourseRow, CourseRowHeader, CourseRowSkeleton, HeaderLink, cardsPerRow } from './course-row.tsx';

const { newest: texts } = homeTexts;

/** The newest courses. It runs the same query as the catalogue, so that the catalogue opens from the cache. */
export function NewestCourses() {
  const query = useCoursesQuery();
  const edges = query.data?.courses.edges;
  return (
    <Section aria-labelledby="newest-heading">
      <CourseRowHeader>
        <Heading as="h2" id="newest-heading" textStyle="h2">
          {texts.heading}
        </Heading>
        <HeaderLink to={paths.courses}>{texts.all}</HeaderLink>
      </CourseRowHeader>
      {edges && edges.length > 0 && (
        <CourseRow>
          {edges.slice(0, cardsPerRow).map(({ node }) => (
            <li key={node.id}>
              <CourseCard course={node} to={paths.course(node.slug)} headingLevel="h3" />
            </li>
          ))}
        </CourseRow>
      )}
      {edges?.length === 0 && <EmptyCatalogue />}
      {!edges && (
        <QueryFallback
          {...query}
          failure={courseMessages.failure.loadCourses}
          skeleton={<CourseRowSkeleton />}
        />
      )}
    </Section>
  );
}
