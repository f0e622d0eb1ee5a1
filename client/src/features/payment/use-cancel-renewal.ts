import { CancelRenewalDocument } from '#client/gql/graphql.ts';
import { useToastMutation } from '#client/toasts/use-toast-mutation.ts';
import { paymentMessages } from '#shared/payment.ts';

const { loading, success, failure } = paymentMessages;

/** Cancels a subscription by the token of a mailed link, for visitors and members. */
export function useCancelRenewal() {
  const [mutate] = useToastMutation(CancelRenewalDocument);
  return (token: string) =>
    mutate({
      variables: { input: { token } },
      loading: loading.cancelSubscription,
      success: success.cancelSubscription,
      failure: failure.cancelSubscription,
    });
}
