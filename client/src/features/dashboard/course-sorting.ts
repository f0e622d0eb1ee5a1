import type { CourseSort } from '#client/gql/graphql.ts';
import type { SortState, Sorting } from '#client/ui/table-sorting.tsx';
import { statsMessages } from '#shared/stats.ts';

interface Orders {
  ascending: CourseSort;
  descending: CourseSort;
}

/** The columns that sort, and the server's orders behind them. */
const orders = new Map<string, Orders>([
  ['title', { ascending: 'TITLE', descending: 'TITLE_DESC' }],
  ['category', { ascending: 'CATEGORY', descending: 'CATEGORY_DESC' }],
  ['instructor', { ascending: 'INSTRUCTOR', descending: 'INSTRUCTOR_DESC' }],
  ['lectures', { ascending: 'FEWEST_LECTURES', descending: 'MOST_LECTURES' }],
]);

/** In the address bar an order is called like this: `title`, and `-title` the other way round. */
const nameOf = (column: string, direction: 'ascending' | 'descending') =>
  direction === 'ascending' ? column : `-${column}`;

/** The order that the address asks for; the newest first when it asks for none that there is. */
export function courseSortOf(name: string | null): CourseSort {
  const isDescending = name?.startsWith('-') ?? false;
  const order = orders.get(name?.slice(isDescending ? 1 : 0) ?? '');
  if (!order) return 'NEWEST';
  return isDescending ? order.descending : order.ascending;
}

/** How the table is sorted by the address, and how to ask for another order. */
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
