import { useRevokeApiTokenMutation } from '#client/gql/graphql.ts';
import { withToast } from '#client/toasts/with-toast.ts';
import { accountMessages } from '#shared/account.ts';
import { removeToken } from './api-token-cache.ts';

const texts = () => ({
  loading: accountMessages.loading.revokeToken,
  success: accountMessages.success.revokeToken,
  failure: accountMessages.failure.revokeToken,
});

/** Revokes a personal API token and removes it from the list. */
export function useRevokeApiToken(userId: string) {
  const [mutate, { loading }] = useRevokeApiTokenMutation({
    update: (cache, { data }) => {
      if (data) removeToken(cache, userId, { __typename: 'ApiToken', id: data.revokeApiToken.id });
    },
  });
  const revoke = (id: string) => withToast(() => mutate({ variables: { id } }), texts());
  return { revoke, isRevoking: loading };
}
