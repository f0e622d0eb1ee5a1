import { ChangePasswordDocument, type ChangePasswordInput } from '#client/gql/graphql.ts';
import { useToastMutation } from '#client/toasts/use-toast-mutation.ts';
import { accountMessages } from '#shared/account.ts';

const { loading, success, failure } = accountMessages;

/** Changes the password. The server ends the user's other sessions and, on request, revokes their API tokens. */
export function useChangePassword() {
  const [mutate] = useToastMutation(ChangePasswordDocument);
  return (input: ChangePasswordInput) =>
    mutate({
      variables: { input },
      loading: loading.changePassword,
      success: success.changePassword,
      failure: failure.changePassword,
      update: (cache, { changePassword }) => {
        if (!input.revokeApiTokens) return;
        cache.evict({ id: cache.identify(changePassword), fieldName: 'apiTokens' });
      },
    });
}
