import { RequestPasswordResetDocument } from '#client/gql/graphql.ts';
import { useToastMutation } from '#client/toasts/use-toast-mutation.ts';
import { accountMessages } from '#shared/account.ts';

const { loading, success, failure } = accountMessages;

/** Requests a password reset email. The answer does not reveal whether the address has an account. */
export function useRequestPasswordReset() {
  const [mutate] = useToastMutation(RequestPasswordResetDocument);
  return (email: string) =>
    mutate({
      variables: { email },
      loading: loading.requestPasswordReset,
      success: success.requestPasswordReset,
      failure: failure.requestPasswordReset,
    });
}
