import { useCreateApiTokenMutation, type CreateApiTokenInput } from '#client/gql/graphql.ts';
import { withToast } from '#client/toasts/with-toast.ts';
import { accountMessages } from '#shared/account.ts';
import { addToken } from './api-token-cache.ts';

const texts = () => ({
  loading: accountMessages.loading.createToken,
  success: accountMessages.success.createToken,
  failure: accountMessages.failure.createToken,
});

/** Creates a personal API token and adds it to the list. Its secret is only in the answer. */
export function useCreateApiToken(userId: string) {
  const [mutate] = useCreateApiTokenMutation({
    update: (cache, { data }) => {
      if (data) addToken(cache, userId, data.createApiToken.apiToken);
    },
  });
  return (input: CreateApiTokenInput) => withToast(() => mutate({ variables: { input } }), texts());
}
