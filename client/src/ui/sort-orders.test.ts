import { describe, expect, it, vi } from 'vitest';
import { sortingOf, sortOrderOf, type SortOrders } from './sort-orders.ts';

const orders: SortOrders<'NEWEST' | 'TITLE' | 'TITLE_DESC' | 'FEWEST' | 'MOST'> = {
  columns: new Map([
    ['title', { ascending: 'TITLE', descending: 'TITLE_DESC' }],
    ['lectures', { ascending: 'FEWEST', descending: 'MOST' }],
  ]),
  unsorted: 'NEWEST',
};

describe('the order of a list', () => {
  it.each([
    [null, 'NEWEST'],
    ['', 'NEWEST'],
    ['nonsense', 'NEWEST'],
    ['constructor', 'NEWEST'],
    ['title', 'TITLE'],
    ['-title', 'TITLE_DESC'],
    ['lectures', 'FEWEST'],
    ['-lectures', 'MOST'],
  ] as const)('for the URL parameter %j is %s', (name, order) => {
    expect(sortOrderOf(orders, name)).toBe(order);
  });

  it('gives the sorted column its direction, and the other columns none', () => {
    const { stateOf } = sortingOf(orders, '-title', () => undefined);
    expect(['title', 'lectures', 'description'].map(stateOf)).toEqual(['descending', 'none', 'none']);
  });

  it('gives the column of the default order its direction', () => {
    const joined = new Map([['joined', { ascending: 'OLDEST', descending: 'NEWEST' }]]);
    const { stateOf } = sortingOf({ columns: joined, unsorted: 'NEWEST' }, null, () => undefined);
    expect(stateOf('joined')).toBe('descending');
  });

  it('reverses on a second press, and starts ascending on another column', () => {
    const onChange = vi.fn();
    sortingOf(orders, null, onChange).toggle('title');
    sortingOf(orders, 'title', onChange).toggle('title');
    sortingOf(orders, '-title', onChange).toggle('title');
    sortingOf(orders, '-title', onChange).toggle('lectures');
    sortingOf(orders, 'title', onChange).choose(null, 'ascending');
    expect(onChange.mock.calls.flat()).toEqual(['title', '-title', 'title', 'lectures', null]);
  });
});
