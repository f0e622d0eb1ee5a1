import {
  DeclareCancellationDocument,
  DeclareWithdrawalDocument,
  type DeclareCancellationInput,
  type DeclareWithdrawalInput,
} from '#client/gql/graphql.ts';
import { useToastMutation } from '#client/toasts/use-toast-mutation.ts';
import { declarationMessages } from '#shared/declaration.ts';

const toasts = () => ({
  loading: declarationMessages.loading.declare,
  success: declarationMessages.success.declare,
  failure: declarationMessages.failure.declare,
});

/** Cancels a contract, with or without a login. */
export function useDeclareCancellation() {
  const [mutate] = useToastMutation(DeclareCancellationDocument);
  return (input: DeclareCancellationInput) => mutate({ variables: { input }, ...toasts() });
}

/** Withdraws from a contract, with or without a login. */
export function useDeclareWithdrawal() {
  const [mutate] = useToastMutation(DeclareWithdrawalDocument);
  return (input: DeclareWithdrawalInput) => mutate({ variables: { input }, ...toasts() });
}
