import { Box, Text } from '@chakra-ui/react';
import { useSession } from '#client/features/auth/use-session.ts';
import { useFormats } from '#client/format/use-formats.ts';
import { errorMessage } from '#client/graphql/errors.ts';
import { CourseGridSkeleton } from '#client/entities/course/course-grid.tsx';
import { ErrorState } from '#client/ui/error-state.tsx';
import { Page } from '#client/ui/page.tsx';
import { courseMessages } from '#shared/course.ts';
import { limits } from '#shared/limits.ts';
import { pageNames } from '#shared/pages.ts';
import { CatalogueFilters } from './catalogue-filters.tsx';
import { CatalogueList } from './catalogue-list.tsx';
import { writeNextPart, type CatalogueView } from './catalogue-view.ts';
import { EmptyCatalogue, NothingFound } from './nothing-found.tsx';
import { useCatalogue, type CatalogueEntries } from './use-catalogue.ts';
import { useCatalogueView } from './use-catalogue-view.ts';

/** The catalogue: to be searched, narrowed down and sorted, each view with its own address. */
export function CoursesPage() {
  const { isAdmin } = useSession();
  const { view, addressOf, show } = useCatalogueView();
  const { list, earlier, error, isLoading, refetch, showMore, isLoadingMore, hasFailedToGrow } = useCatalogue(
    view,
    isAdmin,
  );
  const shown = list ?? earlier;
  const isNarrowed = view.search !== '' || view.category !== null || (isAdmin && view.state !== null);

  return (
    <Page title={pageNames.courses}>
      {(isNarrowed || shown?.totalCount !== 0) && (
        <CatalogueFilters
          view={view}
          isAdmin={isAdmin}
          categories={shown?.categories}
          addressOf={addressOf}
          show={show}
        />
      )}
      <ResultCount list={list} isSearching={isLoading && shown !== null} view={view} />
      {shown && shown.entries.length > 0 && (
        <CatalogueList
          list={shown}
          search={view.search}
          nextPart={writeNextPart(view, shown.pageInfo.endCursor ?? '')}
          isStale={list === null}
          showMore={showMore}
          isLoadingMore={isLoadingMore}
          hasFailed={hasFailedToGrow}
        />
      )}
      {list?.entries.length === 0 &&
        (isNarrowed ? (
          <NothingFound view={view} categories={list.categories} addressOf={addressOf} />
        ) : (
          <EmptyCatalogue />
        ))}
      {!list && error && !isLoading && (
        <ErrorState
          message={errorMessage(error, courseMessages.failure.loadCourses)}
          onRetry={() => refetch()}
        />
      )}
      {!shown && (isLoading || !error) && <CourseGridSkeleton count={9} />}
    </Page>
  );
}

interface ResultCountProps {
  list: CatalogueEntries | null;
  isSearching: boolean;
  view: CatalogueView;
}

/** How much was found, said once it is known. */
function ResultCount({ list, isSearching, view: { search, category } }: ResultCountProps) {
  const { formatNumber } = useFormats();
  const { courseCount = 0, lectureCount = 0 } = list ?? {};
  // A search that finds as many as it may has perhaps not found all.
  const more = search && courseCount >= limits.search.courses ? ' or more' : '';
  const courses = `${formatNumber(courseCount)}${more} ${courseCount === 1 ? 'course' : 'courses'}`;
  const lectures = `${formatNumber(lectureCount)} ${lectureCount === 1 ? 'lecture' : 'lectures'}`;
  const counted = [(courseCount > 0 || lectureCount === 0) && courses, lectureCount > 0 && lectures];
  const found = counted.filter(Boolean).join(' and ');
  const what = [search && `for “${search}”`, category && `in ${category}`].filter(Boolean).join(' ');
  return (
    <Box minHeight="6" marginBottom="4" color="fg.muted" textStyle="sm" overflowWrap="anywhere">
      <span role="status">{list && `${found} ${what}`.trim()}</span>
      {isSearching && <Text aria-hidden>Searching …</Text>}
    </Box>
  );
}
