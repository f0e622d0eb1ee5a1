import { useShownTerms } from '#client/entities/legal/use-shown-terms.ts';
import { RegisterDocument, type RegisterInput } from '#client/gql/graphql.ts';
import { useSchool } from '#client/graphql/use-school.ts';
import { useToastMutation } from '#client/toasts/use-toast-mutation.ts';
import { authMessages } from '#shared/auth.ts';
import { changePerson } from './session-cache.ts';

const { loading, success, failure } = authMessages;

/** Creates an account (with a setup key, that of the first admin), logs in and updates the session. */
export function useRegister(setupKey?: string) {
  const school = useSchool();
  const { agreedTerms, showCurrent } = useShownTerms();
  const [mutate] = useToastMutation(RegisterDocument);
  return async (input: RegisterInput) => {
    const outcome = await mutate({
      variables: { input: { ...input, agreedTerms, setupKey } },
      loading: loading.createAccount,
      success: success.register({ school: school?.name ?? '' }),
      failure: failure.createAccount,
      update: (cache, { register }) => changePerson(cache, register),
    });
    if (!outcome.ok) showCurrent(outcome.error);
    return outcome;
  };
}
