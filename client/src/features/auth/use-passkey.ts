import {
  LoginWithPasskeyDocument,
  useAskForPasskeyMutation,
  type PasskeyPurpose,
} from '#client/gql/graphql.ts';
import { beginsSession } from '#client/graphql/session-end-link.ts';
import { signWithPasskey } from '#client/entities/passkey/passkeys.ts';
import { useToastMutation } from '#client/toasts/use-toast-mutation.ts';
import { authMessages } from '#shared/auth.ts';
import { changePerson } from './session-cache.ts';

/**
 * Returns a function that signs the server's passkey challenge in the browser. It rejects with an abort error when
 * the user cancels.
 */
export function usePasskey(purpose: PasskeyPurpose) {
  const [ask] = useAskForPasskeyMutation({ context: beginsSession });
  return async (): Promise<string> => {
    const { data } = await ask({ variables: { purpose } });
    return signWithPasskey(data?.askForPasskey.options ?? '');
  };
}

const { loading, success, failure } = authMessages;

/** Logs in with a passkey alone and updates the session. */
export function useLoginWithPasskey() {
  const show = usePasskey('LOGIN');
  const [mutate] = useToastMutation(LoginWithPasskeyDocument);
  return () =>
    mutate({
      variables: async () => ({ passkey: await show() }),
      loading: loading.login,
      success: success.login,
      failure: failure.usePasskey,
      context: beginsSession,
      update: (cache, { loginWithPasskey }) => changePerson(cache, loginWithPasskey),
    });
}
