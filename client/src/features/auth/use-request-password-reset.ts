import { useRequestPasswordResetMutation } from '#client/gql/graphql.ts';
import { withToast } from '#client/toasts/with-toast.ts';
import { accountMessages } from '#shared/account.ts';

const texts = () => ({
  loading: accountMessages.loading.requestPasswordReset,
  success: accountMessages.success.requestPasswordReset,
  failure: accountMessages.failure.requestPasswordReset,
});

/** Requests a password reset email. The answer does not reveal whether the address has an account. */
export function useRequestPasswordReset() {
  const [mutate] = useRequestPasswordResetMutation();
  return (email: string) => withToast(() => mutate({ variables: { email } }), texts());
}
