import { usePaymentProblemsQuery } from '#client/gql/graphql.ts';
import { useShowMore } from '#client/ui/use-show-more.ts';
import { paymentMessages } from '#shared/payment.ts';

/** Problems with payments, newest first, a page at a time. */
export function usePaymentProblems(first: number) {
  const query = usePaymentProblemsQuery({ variables: { first }, fetchPolicy: 'cache-and-network' });
  const list = query.data?.paymentProblems;
  const { showMore, isLoadingMore } = useShowMore({
    endCursor: list?.pageInfo.endCursor,
    fetchMore: (after) => query.fetchMore({ variables: { after } }),
    failure: paymentMessages.failure.loadPaymentProblems,
  });
  return { list, error: query.error, retry: () => query.refetch(), showMore, isLoadingMore };
}
