import { useRegisterMutation, type RegisterInput } from '#client/gql/graphql.ts';
import { withToast } from '#client/toasts/with-toast.ts';
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
  return (input: RegisterInput) => withToast(() => mutate({ variables: { input } }), texts);
}
