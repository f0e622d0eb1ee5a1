import { useLoginMutation } from '#client/gql/graphql.ts';
import { withToast } from '#client/toasts/with-toast.ts';
import { authMessages } from '#shared/auth.ts';
import { type LoginFields } from '#shared/auth.rules.ts';
import { changePerson } from './session-cache.ts';

const texts = {
  loading: authMessages.loading.login,
  success: authMessages.success.login,
  failure: authMessages.failure.login,
};

/** Logs in; from then on the whole client knows the person. */
export function useLogin() {
  const [mutate] = useLoginMutation({
    update: (cache, { data }) => {
      if (data) changePerson(cache, data.login);
    },
  });
  return (input: LoginFields) => withToast(() => mutate({ variables: { input } }), texts);
}
