import { useMembersQuery, type Role } from '#client/gql/graphql.ts';
import { useSearchState } from '#client/routing/use-search-state.ts';
import { usePage } from '#client/ui/use-page.ts';
import { memberMessages } from '#shared/member.ts';

/** The filters of the list, as in the URL. */
export interface MemberFilters {
  search: string;
  role: 'ADMIN' | 'USER' | '';
  access: 'active' | 'none' | '';
}

const oneOf = <Value extends string>(value: string | null, values: readonly Value[]): Value | '' =>
  values.find((one) => one === value) ?? '';

/** The list of members, with its filters in the URL. */
export function useMembers() {
  const { params, change } = useSearchState();
  const filters: MemberFilters = {
    search: params.get('search') ?? '',
    role: oneOf(params.get('role'), ['ADMIN', 'USER']),
    access: oneOf(params.get('access'), ['active', 'none']),
  };
  const role: Role | null = filters.role || null;
  const query = useMembersQuery({
    variables: {
      search: filters.search || null,
      role,
      isSubscribed: filters.access ? filters.access === 'active' : null,
    },
    fetchPolicy: 'cache-and-network',
  });
  // The rows of the previous filters are shown while the new ones load.
  const list = (query.data ?? query.previousData)?.users;
  return { filters, change, ...usePage(query, list, memberMessages.failure.loadMembers) };
}
