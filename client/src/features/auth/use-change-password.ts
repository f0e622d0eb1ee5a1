import { useChangePasswordMutation, type ChangePasswordInput } from '#client/gql/graphql.ts';
import { withToast } from '#client/toasts/with-toast.ts';
import { accountMessages } from '#shared/account.ts';

const texts = () => ({
  loading: accountMessages.loading.changePassword,
  success: accountMessages.success.changePassword,
  failure: accountMessages.failure.changePassword,
});

/** Changes the password; the server ends the person's other sessions and, where that is wanted, their API tokens. */
export function useChangePassword() {
  const [mutate] = useChangePasswordMutation({
    update: (cache, { data }, { variables }) => {
      if (!data || !variables?.input.revokeApiTokens) return;
      cache.evict({ id: cache.identify(data.changePassword), fieldName: 'apiTokens' });
    },
  });
  return (input: ChangePasswordInput) => withToast(() => mutate({ variables: { input } }), texts());
}
