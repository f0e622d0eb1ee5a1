import {
  useConfirmEmailChangeMutation,
  useRequestEmailChangeMutation,
  type RequestEmailChangeInput,
} from '#client/gql/graphql.ts';
import { withToast } from '#client/toasts/with-toast.ts';
import { accountMessages } from '#shared/account.ts';
import { refreshSession } from './session-cache.ts';

const { loading, success, failure } = accountMessages;

/** Requests a change of the email address; the server mails a link to both addresses. */
export function useRequestEmailChange() {
  const [mutate] = useRequestEmailChangeMutation();
  return (input: RequestEmailChangeInput) =>
    withToast(async () => (await mutate({ variables: { input } })).data?.requestEmailChange, {
      loading: loading.changeEmail,
      success: success.changeEmail,
      failure: failure.changeEmail,
    });
}

/** Confirms a change of the email address for one of the two addresses. */
export function useConfirmEmailChange() {
  const [mutate, { client }] = useConfirmEmailChangeMutation();
  return (token: string) =>
    withToast(
      async () => {
        const { data } = await mutate({ variables: { token } });
        if (data?.confirmEmailChange.isComplete) refreshSession(client);
        return data?.confirmEmailChange;
      },
      { loading: loading.confirmEmail, success: success.confirmEmail, failure: failure.changeEmail },
    );
}
