import { useLoginMutation } from '#client/gql/graphql.ts';
import { beginsSession } from '#client/graphql/session-end-link.ts';
import { authMessages } from '#shared/auth.ts';
import { type LoginFields } from '#shared/auth.rules.ts';
import { changePerson } from './session-cache.ts';
import { withSecondStep } from './with-second-step.ts';

const texts = () => ({
  loading: authMessages.loading.login,
  success: authMessages.success.login,
  failure: authMessages.failure.login,
});

/** Logs in and updates the session, or calls `onSecondStep` when the second factor is still needed. */
export function useLogin(onSecondStep: () => void) {
  const [mutate] = useLoginMutation({
    context: beginsSession,
    update: (cache, { data }) => {
      if (data) changePerson(cache, data.login);
    },
  });
  return (input: LoginFields) =>
    withSecondStep(() => mutate({ variables: { input } }), texts(), onSecondStep);
}
