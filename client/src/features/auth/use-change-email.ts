import { useApolloClient } from '@apollo/client/react';
import {
  ConfirmEmailChangeDocument,
  RequestEmailChangeDocument,
  type RequestEmailChangeInput,
} from '#client/gql/graphql.ts';
import { useToastMutation } from '#client/toasts/use-toast-mutation.ts';
import { accountMessages } from '#shared/account.ts';
import { refreshSession } from './session-cache.ts';

const { loading, success, failure } = accountMessages;

/** Requests a change of the email address; the server mails a link to both addresses. */
export function useRequestEmailChange() {
  const [mutate] = useToastMutation(RequestEmailChangeDocument);
  return (input: RequestEmailChangeInput) =>
    mutate({
      variables: { input },
      loading: loading.changeEmail,
      success: success.changeEmail,
      failure: failure.changeEmail,
    });
}

/** Confirms a change of the email address for one of the two addresses. */
export function useConfirmEmailChange() {
  const client = useApolloClient();
  const [mutate] = useToastMutation(ConfirmEmailChangeDocument);
  return async (token: string) => {
    const outcome = await mutate({
      variables: { token },
      loading: loading.confirmEmail,
      success: success.confirmEmail,
      failure: failure.changeEmail,
    });
    if (outcome.ok && outcome.value?.confirmEmailChange.isComplete) refreshSession(client);
    return outcome;
  };
}
