import { useRegisterMutation, type RegisterInput } from '#client/gql/graphql.ts';
import { withNotices } from '#client/toasts/with-notices.ts';
import { messages } from '#shared/messages.ts';
import { changePerson } from './session-cache.ts';

const texts = {
  loading: messages.loading.createAccount,
  success: messages.success.register,
  failure: messages.failure.createAccount,
};

/** Makes an account and logs in; from then on the whole client knows the person. */
export function useRegister() {
  const [mutate] = useRegisterMutation({
    update: (cache, { data }) => {
      if (data) changePerson(cache, data.register);
    },
  });
  return (input: RegisterInput) => withNotices(() => mutate({ variables: { input } }), texts);
}
