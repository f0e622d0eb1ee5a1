import { useLoginMutation } from '#client/gql/graphql.ts';
import { withToast } from '#client/toasts/with-toast.ts';
import { messages } from '#shared/messages.ts';
import type { LoginFields } from '#shared/rules.ts';
import { changePerson } from './session-cache.ts';

const texts = {
  loading: messages.loading.login,
  success: messages.success.login,
  failure: messages.failure.login,
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
