import { Heading } from '@chakra-ui/react';
import { useCoursesQuery } from '#client/gql/graphql.ts';
import { errorMessage } from '#client/graphql/errors.ts';
import { ErrorState } from '#client/ui/error-state.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { progressMessages } from '#shared/progress.ts';
import { homeTexts } from '#shared/texts/home.ts';
import { ContinueWatching } from './continue-watching.tsx';
import { NewestCourses } from './newest-courses.tsx';
import { Section } from './section.tsx';
import { CourseRowHeader, CourseRowSkeleton } from './course-row.tsx';
import { useContinueWatching } from './use-continue-watching.ts';

/**
 * The lectures in progress and the newest courses. While the former load, a placeholder row reserves the space, so
 * that nothing shifts.
 */
export function CourseRows() {
  const { begun, isPending, error, refetch } = useContinueWatching();
  // Starts this query in parallel.
  useCoursesQuery();
  if (isPending) {
    return (
      <Section aria-hidden>
        <CourseRowHeader>
          <Skeleton height="8" width="14rem" />
        </CourseRowHeader>
        <CourseRowSkeleton />
      </Section>
    );
  }
  return (
    <>
      {(begun.length > 0 || error) && (
        <Section aria-labelledby="continue-heading" paddingBottom="0">
          <CourseRowHeader>
            <Heading as="h2" id="continue-heading" textStyle="h2">
              {homeTexts.continueWatching.heading}
            </Heading>
          </CourseRowHeader>
          {begun.length > 0 ? (
            <ContinueWatching begun={begun} />
          ) : (
            <ErrorState
              message={errorMessage(error, progressMessages.failure.loadProgress)}
              onRetry={refetch}
            />
          )}
        </Section>
      )}
      <NewestCourses />
    </>
  );
}
