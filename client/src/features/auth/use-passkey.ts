import {
  useAskForPasskeyMutation,
  useLoginWithPasskeyMutation,
  type PasskeyPurpose,
} from '#client/gql/graphql.ts';
import { beginsSession } from '#client/graphql/session-end-link.ts';
import { signWithPasskey } from '#client/entities/passkey/passkeys.ts';
import { withToast } from '#client/toasts/with-toast.ts';
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

const texts = () => ({
  loading: authMessages.loading.login,
  success: authMessages.success.login,
  failure: authMessages.failure.usePasskey,
});

/** Logs in with a passkey alone and updates the session. */
export function useLoginWithPasskey() {
  const show = usePasskey('LOGIN');
  const [mutate] = useLoginWithPasskeyMutation({
    context: beginsSession,
    update: (cache, { data }) => {
      if (data) changePerson(cache, data.loginWithPasskey);
    },
  });
  return () => withToast(async () => mutate({ variables: { passkey: await show() } }), texts());
}
