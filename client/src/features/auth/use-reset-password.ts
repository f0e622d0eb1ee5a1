import { useResetPasswordMutation, type ResetPasswordInput } from '#client/gql/graphql.ts';
import { accountMessages } from '#shared/account.ts';
import { changePerson } from './session-cache.ts';
import { withSecondStep } from './with-second-step.ts';

const texts = () => ({
  loading: accountMessages.loading.resetPassword,
  success: accountMessages.success.resetPassword,
  failure: accountMessages.failure.resetPassword,
});

/**
 * Sets a new password with the token of an email. It then logs in and updates the session, or calls `onSecondStep`
 * when the second factor is still needed.
 */
export function useResetPassword(onSecondStep: () => void) {
  const [mutate] = useResetPasswordMutation({
    update: (cache, { data }) => {
      if (data) changePerson(cache, data.resetPassword);
    },
  });
  return (input: ResetPasswordInput) =>
    withSecondStep(() => mutate({ variables: { input } }), texts(), onSecondStep);
}
