import { useCompleteLoginMutation, type FactorProof } from '#client/gql/graphql.ts';
import { beginsSession } from '#client/graphql/session-end-link.ts';
import { withToast } from '#client/toasts/with-toast.ts';
import { authMessages } from '#shared/auth.ts';
import { changePerson } from './session-cache.ts';

const texts = () => ({
  loading: authMessages.loading.login,
  success: authMessages.success.login,
  failure: authMessages.failure.login,
});

/** Completes a login with the second factor, or with a proof that is first obtained, and updates the session. */
export function useCompleteLogin() {
  const [mutate] = useCompleteLoginMutation({
    context: beginsSession,
    update: (cache, { data }) => {
      if (data) changePerson(cache, data.completeLogin);
    },
  });
  return (proof: FactorProof | (() => Promise<FactorProof>)) =>
    withToast(async () => {
      const shown = typeof proof === 'function' ? await proof() : proof;
      return mutate({ variables: { proof: shown } });
    }, texts());
}
