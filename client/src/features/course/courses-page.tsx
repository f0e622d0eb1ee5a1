import { Box, Text } from '@chakra-ui/react';
import { useSession } from '#client/features/auth/use-session.ts';
import { CourseGridSkeleton } from '#client/entities/course/course-grid.tsx';
import { Page } from '#client/ui/page.tsx';
import { QueryFallback } from '#client/ui/query-fallback.tsx';
import { courseMessages } from '#shared/course.ts';
import { limits } from '#shared/limits.ts';
import { pageNames } from '#shared/pages.ts';
import { catalogueTexts } from '#shared/texts/catalogue.ts';
import { CatalogueFilters } from './catalogue-filters.tsx';
import { CatalogueList } from './catalogue-list.tsx';
import { writeNextPart, type CatalogueView } from './catalogue-view.ts';
import { EmptyCatalogue } from './empty-catalogue.tsx';
import { NothingFound } from './nothing-found.tsx';
import { useCatalogue, type CatalogueEntries } from './use-catalogue.ts';
import { useCatalogueView } from './use-catalogue-view.ts';

/** The catalogue, with search, filters and sorting. Each view has its own URL. */
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
      {!shown && (
        <QueryFallback
          error={error}
          loading={isLoading}
          refetch={refetch}
          failure={courseMessages.failure.loadCourses}
          skeleton={<CourseGridSkeleton count={9} />}
        />
      )}
    </Page>
  );
}

interface ResultCountProps {
  list: CatalogueEntries | null;
  isSearching: boolean;
  view: CatalogueView;
}

/** The number of results, announced once it is known. */
function ResultCount({ list, isSearching, view: { search, category } }: ResultCountProps) {
  const { found: texts } = catalogueTexts;
  const { courseCount = 0, lectureCount = 0 } = list ?? {};
  // A search that reaches the limit may have more results.
  const isFull = search !== '' && courseCount >= limits.search.courses;
  const courses = (isFull ? texts.coursesOrMore : texts.courses)({ count: courseCount });
  const lectures = texts.lectures({ count: lectureCount });
  const found =
    lectureCount === 0 ? courses : courseCount === 0 ? lectures : texts.both({ courses, lectures });
  return (
    <Box minHeight="6" marginBottom="4" color="fg.muted" textStyle="sm" overflowWrap="anywhere">
      <span role="status">{list && foundFor(found, search, category)}</span>
      {isSearching && <Text aria-hidden>{catalogueTexts.searching}</Text>}
    </Box>
  );
}

function foundFor(found: string, search: string, category: string | null): string {
  if (category === null) return search === '' ? found : catalogueTexts.found.forSearch({ found, search });
  if (search === '') return catalogueTexts.found.inCategory({ found, category });
  return catalogueTexts.found.forSearchInCategory({ found, search, category });
}
