import { CreateApiTokenDocument, type CreateApiTokenInput } from '#client/gql/graphql.ts';
import { useToastMutation } from '#client/toasts/use-toast-mutation.ts';
import { accountMessages } from '#shared/account.ts';
import { addToken } from './api-token-cache.ts';

const { loading, success, failure } = accountMessages;

/** Creates a personal API token and adds it to the list. Its secret is only in the answer. */
export function useCreateApiToken(userId: string) {
  const [mutate] = useToastMutation(CreateApiTokenDocument);
  return (input: CreateApiTokenInput) =>
    mutate({
      variables: { input },
      loading: loading.createToken,
      success: success.createToken,
      failure: failure.createToken,
      update: (cache, { createApiToken }) => addToken(cache, userId, createApiToken.apiToken),
    });
}
