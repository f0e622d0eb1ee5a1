import { Box, Text } from '@chakra-ui/react';
import { useSession } from '#client/features/auth/use-session.ts';
import { LectureHits } from '#client/features/search/lecture-hits.tsx';
import type { CoursesQuery } from '#client/gql/graphql.ts';
import { useFormats } from '#client/format/use-formats.ts';
import { errorMessage } from '#client/graphql/errors.ts';
import { CourseGridSkeleton } from '#client/entities/course/course-grid.tsx';
import { ErrorState } from '#client/ui/error-state.tsx';
import { Page } from '#client/ui/page.tsx';
import { courseMessages } from '#shared/course.ts';
import { limits } from '#shared/limits.ts';
import { pageTexts } from '#shared/pages.ts';
import { CatalogueFilters } from './catalogue-filters.tsx';
import { CatalogueList } from './catalogue-list.tsx';
import { variablesOf, writeNextPart, type CatalogueView } from './catalogue-view.ts';
import { EmptyCatalogue, NothingFound } from './nothing-found.tsx';
import { useCatalogue } from './use-catalogue.ts';
import { useCatalogueView } from './use-catalogue-view.ts';

/** The catalogue: to be searched, narrowed down and sorted, each view with its own address. */
export function CoursesPage() {
  const { isAdmin } = useSession();
  const { view, addressOf, show } = useCatalogueView();
  const { courses, earlier, error, isLoading, refetch, showMore, isLoadingMore, hasFailedToGrow } =
    useCatalogue(variablesOf(view, isAdmin));
  const shown = courses ?? earlier;
  const isNarrowed = view.search !== '' || view.category !== null || (isAdmin && view.state !== null);

  const hasNoCourse = courses?.edges.length === 0;
  const hits = view.search !== '' && (
    <Box marginY="10" _empty={{ display: 'none' }}>
      <LectureHits search={view.search} />
    </Box>
  );

  return (
    <Page title={pageTexts.courses.name}>
      {(isNarrowed || shown?.totalCount !== 0) && (
        <CatalogueFilters
          view={view}
          isAdmin={isAdmin}
          categories={shown?.categories}
          addressOf={addressOf}
          show={show}
        />
      )}
      <ResultCount courses={courses} isSearching={isLoading && shown !== null} view={view} />
      {shown && shown.edges.length > 0 && (
        <CatalogueList
          courses={shown}
          nextPart={writeNextPart(view, shown.pageInfo.endCursor ?? '')}
          isStale={courses === null}
          showMore={showMore}
          isLoadingMore={isLoadingMore}
          hasFailed={hasFailedToGrow}
        />
      )}
      {/* What was found comes before what was not. */}
      {hasNoCourse && hits}
      {hasNoCourse &&
        (isNarrowed ? (
          <NothingFound view={view} categories={courses.categories} addressOf={addressOf} />
        ) : (
          <EmptyCatalogue />
        ))}
      {!courses && error && !isLoading && (
        <ErrorState
          message={errorMessage(error, courseMessages.failure.loadCourses)}
          onRetry={() => refetch()}
        />
      )}
      {!shown && (isLoading || !error) && <CourseGridSkeleton count={9} />}
      {shown && !hasNoCourse && hits}
    </Page>
  );
}

interface ResultCountProps {
  courses: CoursesQuery['courses'] | null;
  isSearching: boolean;
  view: CatalogueView;
}

/** How much was found, said once it is known. */
function ResultCount({ courses, isSearching, view: { search, category } }: ResultCountProps) {
  const { formatNumber } = useFormats();
  const count = courses?.totalCount ?? 0;
  // A search that finds as many as it may has perhaps not found all.
  const more = search && count >= limits.search.courses ? ' or more' : '';
  const found = `${formatNumber(count)}${more} ${count === 1 ? 'course' : 'courses'}`;
  const what = [search && `for “${search}”`, category && `in ${category}`].filter(Boolean).join(' ');
  return (
    <Box minHeight="6" marginBottom="4" color="fg.muted" textStyle="sm" overflowWrap="anywhere">
      <span role="status">{courses && `${found} ${what}`.trim()}</span>
      {isSearching && <Text aria-hidden>Searching …</Text>}
    </Box>
  );
}
