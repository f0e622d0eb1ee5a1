import {
  useAdminCoursesQuery,
  useCourseCountsQuery,
  type CourseSort,
  type CourseState,
} from '#client/gql/graphql.ts';
import { useSearchState } from '#client/routing/use-search-state.ts';
import { sortingOf, sortOrderOf, type SortOrders } from '#client/ui/sort-orders.ts';
import { placeOf, useFirstRequest, useListPages } from '#client/ui/use-list-pages.ts';
import { courseMessages } from '#shared/course.ts';
import { courseListTexts } from '#shared/texts/course-list.ts';

/** The filters of the list, as in the URL. */
export interface CourseFilters {
  search: string;
  /** Empty for all categories. */
  category: string;
  state: CourseState;
}

const columns: SortOrders<CourseSort>['columns'] = new Map([
  ['title', { ascending: 'TITLE', descending: 'TITLE_DESC' }],
  ['category', { ascending: 'CATEGORY', descending: 'CATEGORY_DESC' }],
  ['instructor', { ascending: 'INSTRUCTOR', descending: 'INSTRUCTOR_DESC' }],
  ['lectures', { ascending: 'FEWEST_LECTURES', descending: 'MOST_LECTURES' }],
  ['updated', { ascending: 'UPDATED', descending: 'UPDATED_DESC' }],
]);

const STATES: readonly CourseState[] = ['PUBLISHED', 'DRAFT', 'SCHEDULED'];

/** The state of the view that the URL names. */
function stateOf(view: string | null): CourseState {
  return STATES.find((state) => state.toLowerCase() === view) ?? 'ANY';
}

/** The courses that were changed last come first, and in a search the best match. */
const ordersOf = ({ search }: CourseFilters): SortOrders<CourseSort> =>
  search
    ? { columns, unsorted: 'RELEVANCE', unsortedLabel: courseListTexts.bestMatch }
    : { columns, unsorted: 'UPDATED_DESC' };

/** A page of the school's courses, with its filters and its order in the URL. */
export function useAdminCourses() {
  const { params, change } = useSearchState();
  const filters: CourseFilters = {
    search: (params.get('search') ?? '').trim(),
    category: params.get('category') ?? '',
    state: stateOf(params.get('state')),
  };
  const sort = params.get('sort');
  const orders = ordersOf(filters);
  const place = placeOf(params);
  const asked = {
    search: filters.search || null,
    category: filters.category || null,
    state: filters.state,
    sort: sortOrderOf(orders, sort),
  };
  const { first, fetchPolicy } = useFirstRequest(place);
  const query = useAdminCoursesQuery({ variables: { ...asked, first }, fetchPolicy });
  const counts = useCourseCountsQuery({
    variables: { category: asked.category },
    fetchPolicy: 'cache-and-network',
  });
  // The rows of the previous filters are shown while the new ones load.
  const found = (query.data ?? query.previousData)?.courses;
  return {
    filters,
    /** The variables of the query, without the page. */
    asked,
    change,
    /** Changes filters or the order, which begins at the first page. */
    changeList: (changes: Record<string, string | null>, keepHistory?: boolean) =>
      change({ ...changes, page: null }, keepHistory),
    /** The query string of a view with the other filters as they are. */
    viewOf: (name: string | null) => {
      const next = new URLSearchParams(params);
      next.delete('page');
      if (name) next.set('state', name);
      else next.delete('state');
      return `?${next.toString()}`;
    },
    sorting: sortingOf(orders, sort, (name) => change({ sort: name, page: null })),
    categories: found?.categories ?? [],
    /** The number of courses in each state; undefined until it is known, and in a search. */
    counts: filters.search ? undefined : (counts.data ?? counts.previousData),
    /** What identifies the page of the list. */
    listName: JSON.stringify([asked, place]),
    list: useListPages(query, found, courseMessages.failure.loadCourses, place),
  };
}

export type AdminCourses = ReturnType<typeof useAdminCourses>;
