import { Stack, Text } from '@chakra-ui/react';
import { paths } from '#client/app/paths.ts';
import { useSession } from '#client/features/auth/use-session.ts';
import { useCoursesQuery, type CoursesQuery } from '#client/gql/graphql.ts';
import { errorMessage } from '#client/lib/graphql-error.ts';
import { useLoadNotices } from '#client/lib/use-load-notices.ts';
import { Button } from '#client/ui/button.tsx';
import { CourseCard } from '#client/ui/course-card.tsx';
import { CourseGrid, CourseGridSkeleton } from '#client/ui/course-grid.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { ErrorState } from '#client/ui/error-state.tsx';
import { LinkButton } from '#client/ui/link-button.tsx';
import { Page } from '#client/ui/page.tsx';
import { messages } from '#shared/messages.ts';
import { useMoreCourses } from './use-more-courses.ts';

const texts = {
  loading: messages.loading.loadCourses,
  success: messages.success.loadCourses,
  failure: messages.failure.loadCourses,
};

/** The catalogue: every course, newest first. */
export function CoursesPage() {
  const { data, loading, error, refetch, fetchMore } = useCoursesQuery({
    notifyOnNetworkStatusChange: false,
  });
  useLoadNotices({ loading, error }, texts);
  const courses = data?.courses;

  return (
    <Page title="All Courses">
      {courses && courses.edges.length > 0 && (
        <Catalogue courses={courses} fetchMore={(after) => fetchMore({ variables: { after } })} />
      )}
      {courses?.edges.length === 0 && <EmptyCatalogue />}
      {!courses && error && (
        <ErrorState message={errorMessage(error, messages.failure.loadCourses)} onRetry={() => refetch()} />
      )}
      {!courses && !error && <CourseGridSkeleton count={8} />}
    </Page>
  );
}

interface CatalogueProps {
  courses: CoursesQuery['courses'];
  fetchMore: (after: string) => Promise<unknown>;
}

function Catalogue({ courses: { edges, pageInfo, totalCount }, fetchMore }: CatalogueProps) {
  const { showMore, isLoadingMore } = useMoreCourses(fetchMore, pageInfo.endCursor);
  const number = new Intl.NumberFormat();
  return (
    <Stack gap="8">
      <CourseGrid>
        {edges.map(({ node }, index) => (
          <li key={node.id}>
            <CourseCard course={node} to={paths.course(node.slug)} priority={index < 4} />
          </li>
        ))}
      </CourseGrid>
      <Stack align="center" gap="3">
        <Text color="fg.muted" role="status">
          Showing {number.format(edges.length)} of {number.format(totalCount)} courses
        </Text>
        {pageInfo.hasNextPage && (
          <Button variant="outline" onClick={showMore} loading={isLoadingMore}>
            Show more
          </Button>
        )}
      </Stack>
    </Stack>
  );
}

function EmptyCatalogue() {
  const { isAdmin } = useSession();
  if (!isAdmin) {
    return (
      <EmptyState title="No courses yet" description="The first ones are being prepared. Come back soon." />
    );
  }
  return (
    <EmptyState title="No courses yet" description="Create the first one; visitors will see it here at once.">
      <LinkButton to={paths.createCourse}>Create New Course</LinkButton>
    </EmptyState>
  );
}
