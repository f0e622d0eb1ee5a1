import { usePaymentsQuery, type PaymentState } from '#client/gql/graphql.ts';
import { momentsOf, readDays } from '#client/routing/days.ts';
import { useSearchState } from '#client/routing/use-search-state.ts';
import { useShowMore } from '#client/ui/use-show-more.ts';
import { paymentMessages } from '#shared/payment.ts';

const states: readonly PaymentState[] = ['KEPT', 'REFUNDED', 'DISPUTED'];

/** Loads all payments, newest first, with the filters in the URL. */
export function usePayments() {
  const { params, change } = useSearchState();
  const asked = params.get('state');
  const filters = {
    search: params.get('search') ?? '',
    state: states.find((state) => state === asked) ?? ('' as const),
    days: readDays(params),
  };
  const query = usePaymentsQuery({
    variables: {
      search: filters.search || null,
      state: filters.state || null,
      ...momentsOf(filters.days),
    },
    fetchPolicy: 'cache-and-network',
  });
  const list = (query.data ?? query.previousData)?.payments;
  const more = useShowMore({
    endCursor: list?.pageInfo.endCursor,
    fetchMore: (after) => query.fetchMore({ variables: { after } }),
    failure: paymentMessages.failure.loadPayments,
  });
  return {
    list,
    filters,
    isFiltered: [filters.search, filters.state, filters.days.from, filters.days.until].some(Boolean),
    change,
    /** Whether the rows match the previous filters while the new ones load. */
    isStale: query.data === undefined && list !== undefined,
    error: query.error,
    retry: () => query.refetch(),
    ...more,
  };
}
