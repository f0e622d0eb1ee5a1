import { Box, Stack } from '@chakra-ui/react';
import { useMyCoursesQuery, type LearningState } from '#client/gql/graphql.ts';
import { errorMessage } from '#client/graphql/errors.ts';
import { learningMessages } from '#shared/learning.ts';
import { paths } from '#shared/paths.ts';
import { CourseCard } from '#client/entities/course/course-card.tsx';
import { CourseGrid, CourseGridSkeleton } from '#client/entities/course/course-grid.tsx';
import { ErrorState } from '#client/ui/error-state.tsx';
import { ShowMore } from '#client/ui/show-more.tsx';
import { useShowMore } from '#client/ui/use-show-more.ts';
import { NothingOnShelf } from './nothing-on-shelf.tsx';

/** Page size of the list. */
const pageSize = 8;

/** One of the user's course lists. It refetches on each visit, because watching changes it. */
export function MyCourses({ state }: { state: LearningState }) {
  const { data, error, loading, refetch, fetchMore } = useMyCoursesQuery({
    variables: { state, first: pageSize },
    fetchPolicy: 'cache-and-network',
  });
  const list = data?.myCourses;
  const { showMore, isLoadingMore } = useShowMore({
    endCursor: list?.pageInfo.endCursor,
    fetchMore: (after) => fetchMore({ variables: { after } }),
    failure: learningMessages.failure.loadCourses,
  });
  if (!list) {
    if (!error || loading) {
      return (
        <Box paddingTop="6">
          <CourseGridSkeleton count={4} />
        </Box>
      );
    }
    return (
      <ErrorState
        message={errorMessage(error, learningMessages.failure.loadCourses)}
        onRetry={() => refetch()}
      />
    );
  }
  if (list.edges.length === 0) return <NothingOnShelf shelf={state} />;
  return (
    <Stack gap="6" paddingTop="6">
      <CourseGrid>
        {list.edges.map(({ node }) => (
          <li key={node.id}>
            <CourseCard course={node} to={paths.course(node.slug)} headingLevel="h3" />
          </li>
        ))}
      </CourseGrid>
      {list.pageInfo.hasNextPage && (
        <ShowMore
          of="courses"
          shown={list.edges.length}
          totalCount={list.totalCount}
          hasMore
          isLoading={isLoadingMore}
          onShowMore={showMore}
        />
      )}
    </Stack>
  );
}
