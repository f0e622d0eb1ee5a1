import { useResetPasswordMutation, type ResetPasswordInput } from '#client/gql/graphql.ts';
import { withToast } from '#client/toasts/with-toast.ts';
import { authMessages } from '#shared/auth.ts';
import { changePerson } from './session-cache.ts';

const texts = {
  loading: authMessages.loading.resetPassword,
  success: authMessages.success.resetPassword,
  failure: authMessages.failure.resetPassword,
};

/** Sets a new password by the token of a mail. It logs in; from then on the whole client knows the person. */
export function useResetPassword() {
  const [mutate] = useResetPasswordMutation({
    update: (cache, { data }) => {
      if (data) changePerson(cache, data.resetPassword);
    },
  });
  return (input: ResetPasswordInput) => withToast(() => mutate({ variables: { input } }), texts);
}
