import { Heading } from '@chakra-ui/react';
import { CourseCard } from '#client/entities/course/course-card.tsx';
import { useCoursesQuery, useHomeContentQuery, type HomeContentQuery } from '#client/gql/graphql.ts';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { paths } from '#shared/paths.ts';
import { homeTexts } from '#shared/texts/home.ts';
import { cardsPerRow, CourseRow, CourseRowHeader } from './course-row.tsx';
import { Section } from './section.tsx';
import { Teachers } from './teachers.tsx';
import { Quotes } from './quotes.tsx';

/** Fewer cards leave a row that looks unfinished. */
const FEWEST_CARDS = 3;

/** What else a visitor sees of the school: its most watched courses, its teachers and what
 * learners say. An error leaves it out. */
export function VisitorRows() {
  const { data, loading } = useHomeContentQuery();
  if (!data && !loading) return null;
  if (!data) {
    return (
      <Section paddingTop="0" aria-hidden>
        {/* Keeps the end of the page out of sight, so that nothing visible moves. */}
        <Skeleton minHeight="100vh" />
      </Section>
    );
  }
  const { mostWatched, teachers, quotes } = data.school;
  return (
    <>
      <MostWatched courses={mostWatched} />
      {teachers.length > 0 && <Teachers teachers={teachers} />}
      {quotes.length > 0 && <Quotes quotes={quotes} />}
    </>
  );
}

/** The most watched courses that are not in the row of the newest. Renders nothing if they are too few for a row. */
function MostWatched({ courses }: { courses: HomeContentQuery['school']['mostWatched'] }) {
  const newest = useCoursesQuery().data?.courses.edges.slice(0, cardsPerRow) ?? [];
  const shown = courses.filter(({ id }) => !newest.some(({ node }) => node.id === id)).slice(0, cardsPerRow);
  if (shown.length < FEWEST_CARDS) return null;
  return (
    <Section aria-labelledby="most-watched-heading" paddingTop="0">
      <CourseRowHeader>
        <Heading as="h2" id="most-watched-heading" textStyle="h2">
          {homeTexts.mostWatched.heading}
        </Heading>
      </CourseRowHeader>
      <CourseRow>
        {shown.map((course) => (
          <li key={course.id}>
            <CourseCard course={course} to={paths.course(course.slug)} headingLevel="h3" />
          </li>
        ))}
      </CourseRow>
    </Section>
  );
}
