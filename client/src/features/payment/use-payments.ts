import { usePaymentsQuery, type PaymentState } from '#client/gql/graphql.ts';
import { momentsOf, readDays } from '#client/routing/days.ts';
import { useSearchState } from '#client/routing/use-search-state.ts';
import { usePage } from '#client/ui/use-page.ts';
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
  // The rows of the previous filters are shown while the new ones load.
  const list = (query.data ?? query.previousData)?.payments;
  return {
    filters,
    isFiltered: [filters.search, filters.state, filters.days.from, filters.days.until].some(Boolean),
    change,
    ...usePage(query, list, paymentMessages.failure.loadPayments),
  };
}
