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

/** Has the browser answer the server's question for a passkey. The returned function rejects, as aborted when the person would rather not. */
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

/** Logs in by a passkey alone; from then on the whole client knows the person. */
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
