import { useRegisterMutation, type RegisterInput } from '#client/gql/graphql.ts';
import { withToast } from '#client/toasts/with-toast.ts';
import { authMessages } from '#shared/auth.ts';
import { changePerson } from './session-cache.ts';

const texts = {
  loading: authMessages.loading.createAccount,
  success: authMessages.success.register,
  failure: authMessages.failure.createAccount,
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
