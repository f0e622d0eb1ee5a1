import type { CourseSort } from '#client/gql/graphql.ts';
import type { SortOrders } from '#client/ui/sort-orders.ts';
import { statsMessages } from '#shared/stats.ts';

/** The sortable columns of the dashboard's table. */
export const courseOrders = (): SortOrders<CourseSort> => ({
  columns: new Map([
    ['title', { ascending: 'TITLE', descending: 'TITLE_DESC' }],
    ['category', { ascending: 'CATEGORY', descending: 'CATEGORY_DESC' }],
    ['instructor', { ascending: 'INSTRUCTOR', descending: 'INSTRUCTOR_DESC' }],
    ['lectures', { ascending: 'FEWEST_LECTURES', descending: 'MOST_LECTURES' }],
  ]),
  unsorted: 'NEWEST',
  unsortedLabel: statsMessages.overview.newestFirst,
});
