import { RevokeApiTokenDocument } from '#client/gql/graphql.ts';
import { useToastMutation } from '#client/toasts/use-toast-mutation.ts';
import { accountMessages } from '#shared/account.ts';
import { removeToken } from './api-token-cache.ts';

const { loading, success, failure } = accountMessages;

/** Revokes a personal API token and removes it from the list. */
export function useRevokeApiToken(userId: string) {
  const [mutate, isRevoking] = useToastMutation(RevokeApiTokenDocument);
  const revoke = (id: string) =>
    mutate({
      variables: { id },
      loading: loading.revokeToken,
      success: success.revokeToken,
      failure: failure.revokeToken,
      update: (cache) => removeToken(cache, userId, { __typename: 'ApiToken', id }),
    });
  return { revoke, isRevoking };
}
