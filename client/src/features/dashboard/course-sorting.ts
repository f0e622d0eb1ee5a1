import type { CourseSort } from '#client/gql/graphql.ts';
import type { SortState, Sorting } from '#client/ui/table-sorting.tsx';
import { statsMessages } from '#shared/stats.ts';

interface Orders {
  ascending: CourseSort;
  descending: CourseSort;
}

/** The sortable columns and their sort orders on the server. */
const orders = new Map<string, Orders>([
  ['title', { ascending: 'TITLE', descending: 'TITLE_DESC' }],
  ['category', { ascending: 'CATEGORY', descending: 'CATEGORY_DESC' }],
  ['instructor', { ascending: 'INSTRUCTOR', descending: 'INSTRUCTOR_DESC' }],
  ['lectures', { ascending: 'FEWEST_LECTURES', descending: 'MOST_LECTURES' }],
]);

/** Name of a sort order in the URL: `title`, or `-title` for descending. */
const nameOf = (column: string, direction: 'ascending' | 'descending') =>
  direction === 'ascending' ? column : `-${column}`;

/** The sort order in the URL; newest first when it is missing or unknown. */
export function courseSortOf(name: string | null): CourseSort {
  const isDescending = name?.startsWith('-') ?? false;
  const order = orders.get(name?.slice(isDescending ? 1 : 0) ?? '');
  if (!order) return 'NEWEST';
  return isDescending ? order.descending : order.ascending;
}

/** The sorting of the table as in the URL, and ways to change it. */
export function courseSorting(name: string | null, onChange: (name: string | null) => void): Sorting {
  const current = courseSortOf(name);
  const stateOf = (column: string): SortState => {
    const order = orders.get(column);
    if (order?.ascending === current) return 'ascending';
    return order?.descending === current ? 'descending' : 'none';
  };
  return {
    stateOf,
    toggle: (column) =>
      onChange(nameOf(column, stateOf(column) === 'ascending' ? 'descending' : 'ascending')),
    choose: (column, direction) => onChange(column && nameOf(column, direction)),
    unsortedLabel: statsMessages.overview.newestFirst,
  };
}
