import { CompleteLoginDocument, type FactorProof } from '#client/gql/graphql.ts';
import { beginsSession } from '#client/graphql/session-end-link.ts';
import { useToastMutation } from '#client/toasts/use-toast-mutation.ts';
import { authMessages } from '#shared/auth.ts';
import { changePerson } from './session-cache.ts';

const { loading, success, failure } = authMessages;

/** Completes a login with the second factor, or with a proof that is first obtained, and updates the session. */
export function useCompleteLogin() {
  const [mutate] = useToastMutation(CompleteLoginDocument);
  return (proof: FactorProof | (() => Promise<FactorProof>)) =>
    mutate({
      variables: async () => ({ proof: typeof proof === 'function' ? await proof() : proof }),
      loading: loading.login,
      success: success.login,
      failure: failure.login,
      context: beginsSession,
      update: (cache, { completeLogin }) => changePerson(cache, completeLogin),
    });
}
