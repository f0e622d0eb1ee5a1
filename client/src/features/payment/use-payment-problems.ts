import { usePaymentProblemsQuery } from '#client/gql/graphql.ts';
import { useShowMore } from '#client/ui/use-show-more.ts';
import { paymentsTexts } from '#shared/texts/payments.ts';

/** Loads the payment problems, newest first, page by page. */
export function usePaymentProblems(first: number) {
  const query = usePaymentProblemsQuery({ variables: { first }, fetchPolicy: 'cache-and-network' });
  const list = query.data?.paymentProblems;
  const { showMore, isLoadingMore } = useShowMore({
    endCursor: list?.pageInfo.endCursor,
    fetchMore: (after) => query.fetchMore({ variables: { after } }),
    failure: paymentsTexts.failure.loadPaymentProblems,
  });
  return { list, error: query.error, retry: () => query.refetch(), showMore, isLoadingMore };
}
