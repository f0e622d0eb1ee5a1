import { useChangePasswordMutation, type ChangePasswordInput } from '#client/gql/graphql.ts';
import { withToast } from '#client/toasts/with-toast.ts';
import { authMessages } from '#shared/auth.ts';

const texts = {
  loading: authMessages.loading.changePassword,
  success: authMessages.success.changePassword,
  failure: authMessages.failure.changePassword,
};

/** Changes the password; the server ends the person's other sessions. */
export function useChangePassword() {
  const [mutate] = useChangePasswordMutation();
  return (input: ChangePasswordInput) => withToast(() => mutate({ variables: { input } }), texts);
}
