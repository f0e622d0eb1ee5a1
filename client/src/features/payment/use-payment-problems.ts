import { usePaymentProblemsQuery } from '#client/gql/graphql.ts';
import { usePage } from '#client/ui/use-page.ts';
import { paymentsTexts } from '#shared/texts/payments.ts';

/** Loads the payment problems, newest first, page by page. */
export function usePaymentProblems(first: number) {
  const query = usePaymentProblemsQuery({ variables: { first }, fetchPolicy: 'cache-and-network' });
  return usePage(query, query.data?.paymentProblems, paymentsTexts.failure.loadPaymentProblems);
}
