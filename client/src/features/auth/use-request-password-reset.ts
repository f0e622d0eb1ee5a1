import { useRequestPasswordResetMutation } from '#client/gql/graphql.ts';
import { withToast } from '#client/toasts/with-toast.ts';
import { authMessages } from '#shared/auth.ts';

const texts = {
  loading: authMessages.loading.requestPasswordReset,
  success: authMessages.success.requestPasswordReset,
  failure: authMessages.failure.requestPasswordReset,
};

/** Asks for the mail with which a forgotten password is replaced. Whether the address has an account is not told. */
export function useRequestPasswordReset() {
  const [mutate] = useRequestPasswordResetMutation();
  return (email: string) => withToast(() => mutate({ variables: { email } }), texts);
}
