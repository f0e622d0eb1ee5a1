import { useShownTerms } from '#client/entities/legal/use-shown-terms.ts';
import { useRegisterMutation, type RegisterInput } from '#client/gql/graphql.ts';
import { useSchool } from '#client/graphql/use-school.ts';
import { withToast } from '#client/toasts/with-toast.ts';
import { authMessages } from '#shared/auth.ts';
import { changePerson } from './session-cache.ts';

/** Creates an account (with a setup key, that of the first admin), logs in and updates the session. */
export function useRegister(setupKey?: string) {
  const school = useSchool();
  const { agreedTerms, showCurrent } = useShownTerms();
  const [mutate] = useRegisterMutation({
    update: (cache, { data }) => {
      if (data) changePerson(cache, data.register);
    },
  });
  const texts = {
    loading: authMessages.loading.createAccount,
    success: authMessages.success.register({ school: school?.name ?? '' }),
    failure: authMessages.failure.createAccount,
  };
  return async (input: RegisterInput) => {
    const variables = { input: { ...input, agreedTerms, setupKey } };
    const outcome = await withToast(() => mutate({ variables }), texts);
    if (!outcome.ok) showCurrent(outcome.error);
    return outcome;
  };
}
