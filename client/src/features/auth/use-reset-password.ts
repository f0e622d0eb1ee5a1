import { useResetPasswordMutation, type ResetPasswordInput } from '#client/gql/graphql.ts';
import { authMessages } from '#shared/auth.ts';
import { changePerson } from './session-cache.ts';
import { withSecondStep } from './with-second-step.ts';

const texts = {
  loading: authMessages.loading.resetPassword,
  success: authMessages.success.resetPassword,
  failure: authMessages.failure.resetPassword,
};

/**
 * Sets a new password by the token of a mail. It logs in, from when on the whole client knows the person, or calls
 * `onSecondStep` when the second factor is still to come.
 */
export function useResetPassword(onSecondStep: () => void) {
  const [mutate] = useResetPasswordMutation({
    update: (cache, { data }) => {
      if (data) changePerson(cache, data.resetPassword);
    },
  });
  return (input: ResetPasswordInput) =>
    withSecondStep(() => mutate({ variables: { input } }), texts, onSecondStep);
}
