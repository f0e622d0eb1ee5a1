import { useRequestPasswordResetMutation } from '#client/gql/graphql.ts';
import { withToast } from '#client/toasts/with-toast.ts';
import { accountMessages } from '#shared/account.ts';

const texts = () => ({
  loading: accountMessages.loading.requestPasswordReset,
  success: accountMessages.success.requestPasswordReset,
  failure: accountMessages.failure.requestPasswordReset,
});

/** Asks for the mail with which a forgotten password is replaced. Whether the address has an account is not told. */
export function useRequestPasswordReset() {
  const [mutate] = useRequestPasswordResetMutation();
  return (email: string) => withToast(() => mutate({ variables: { email } }), texts());
}
