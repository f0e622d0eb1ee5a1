import type { SortState, Sorting } from './table-sorting.tsx';

type Direction = 'ascending' | 'descending';

/** The sortable columns of a table and their orders on the server. */
export interface SortOrders<Order extends string> {
  columns: ReadonlyMap<string, Record<Direction, Order>>;
  /** The order of a list whose URL names none. */
  unsorted: Order;
  /** The label of that order, unless it is the order of a column. */
  unsortedLabel?: string;
}

/** Name of an order in the URL: `title`, or `-title` for descending. */
const nameOf = (column: string, direction: Direction) => (direction === 'ascending' ? column : `-${column}`);

/** The order that the URL names; that of an unsorted list if it is missing or unknown. */
export function sortOrderOf<Order extends string>(
  { columns, unsorted }: SortOrders<Order>,
  name: string | null,
): Order {
  const isDescending = name?.startsWith('-') ?? false;
  const order = columns.get(name?.slice(isDescending ? 1 : 0) ?? '');
  return order?.[isDescending ? 'descending' : 'ascending'] ?? unsorted;
}

/** The sorting of a table as in the URL, and ways to change it. */
export function sortingOf<Order extends string>(
  orders: SortOrders<Order>,
  name: string | null,
  onChange: (name: string | null) => void,
): Sorting {
  const current = sortOrderOf(orders, name);
  const stateOf = (column: string): SortState => {
    const order = orders.columns.get(column);
    if (order?.ascending === current) return 'ascending';
    return order?.descending === current ? 'descending' : 'none';
  };
  return {
    stateOf,
    toggle: (column) =>
      onChange(nameOf(column, stateOf(column) === 'ascending' ? 'descending' : 'ascending')),
    choose: (column, direction) => onChange(column && nameOf(column, direction)),
    unsortedLabel: orders.unsortedLabel,
  };
}
