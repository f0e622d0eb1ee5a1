import { useChangePasswordMutation, type ChangePasswordInput } from '#client/gql/graphql.ts';
import { withToast } from '#client/toasts/with-toast.ts';
import { accountMessages } from '#shared/account.ts';

const texts = () => ({
  loading: accountMessages.loading.changePassword,
  success: accountMessages.success.changePassword,
  failure: accountMessages.failure.changePassword,
});

/** Changes the password. The server ends the user's other sessions and, on request, revokes their API tokens. */
export function useChangePassword() {
  const [mutate] = useChangePasswordMutation({
    update: (cache, { data }, { variables }) => {
      if (!data || !variables?.input.revokeApiTokens) return;
      cache.evict({ id: cache.identify(data.changePassword), fieldName: 'apiTokens' });
    },
  });
  return (input: ChangePasswordInput) => withToast(() => mutate({ variables: { input } }), texts());
}
