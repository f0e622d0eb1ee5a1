import { useChangePasswordMutation, type ChangePasswordInput } from '#client/gql/graphql.ts';
import { withToast } from '#client/toasts/with-toast.ts';
import { messages } from '#shared/messages.ts';

const texts = {
  loading: messages.loading.changePassword,
  success: messages.success.changePassword,
  failure: messages.failure.changePassword,
};

/** Changes the password; the server ends the person's other sessions. */
export function useChangePassword() {
  const [mutate] = useChangePasswordMutation();
  return (input: ChangePasswordInput) => withToast(() => mutate({ variables: { input } }), texts);
}
