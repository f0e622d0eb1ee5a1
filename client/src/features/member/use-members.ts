import { useMembersQuery, type MemberSort, type Role } from '#client/gql/graphql.ts';
import { useSearchState } from '#client/routing/use-search-state.ts';
import { sortingOf, sortOrderOf, type SortOrders } from '#client/ui/sort-orders.ts';
import { placeOf, useFirstRequest, useListPages } from '#client/ui/use-list-pages.ts';
import { memberMessages } from '#shared/member.ts';

/** The filters of the list, as in the URL. */
export interface MemberFilters {
  search: string;
  role: 'ADMIN' | 'USER' | '';
  access: 'active' | 'none' | '';
}

const oneOf = <Value extends string>(value: string | null, values: readonly Value[]): Value | '' =>
  values.find((one) => one === value) ?? '';

const orders: SortOrders<MemberSort> = {
  columns: new Map([
    ['name', { ascending: 'NAME', descending: 'NAME_DESC' }],
    ['joined', { ascending: 'OLDEST', descending: 'NEWEST' }],
  ]),
  unsorted: 'NEWEST',
};

/** A page of the members, with its filters and its order in the URL, and the address of all of them as CSV. */
export function useMembers() {
  const { params, change } = useSearchState();
  const filters: MemberFilters = {
    search: params.get('search') ?? '',
    role: oneOf(params.get('role'), ['ADMIN', 'USER']),
    access: oneOf(params.get('access'), ['active', 'none']),
  };
  const sort = params.get('sort');
  const role: Role | null = filters.role || null;
  const asked = {
    search: filters.search || null,
    role,
    isSubscribed: filters.access ? filters.access === 'active' : null,
    sort: sortOrderOf(orders, sort),
  };
  const place = placeOf(params);
  const { first, fetchPolicy } = useFirstRequest(place);
  const query = useMembersQuery({ variables: { ...asked, first }, fetchPolicy });
  // The rows of the previous filters are shown while the new ones load.
  const list = (query.data ?? query.previousData)?.users;
  const given = Object.entries(asked).flatMap(([name, value]) =>
    value === null ? [] : [[name, String(value)]],
  );
  return {
    filters,
    change,
    /** Changes filters or the order, which begins at the first page. */
    changeList: (changes: Record<string, string | null>, keepHistory?: boolean) =>
      change({ ...changes, page: null }, keepHistory),
    sorting: sortingOf(orders, sort, (name) => change({ sort: name, page: null })),
    csvPath: `/exports/members.csv?${new URLSearchParams(given).toString()}`,
    list: useListPages(query, list, memberMessages.failure.loadMembers, place),
  };
}
