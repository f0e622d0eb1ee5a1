import { useConfirmIdentityMutation, type ConfirmIdentityInput } from '#client/gql/graphql.ts';
import { errorMessage } from '#client/graphql/errors.ts';
import { notify } from '#client/toasts/toasts.ts';
import type { Outcome } from '#client/toasts/with-toast.ts';
import { accountMessages } from '#shared/account.ts';

/** Shows the server again who is at the screen. The toast of what waits for it is there already: only a failure gets its own. */
export function useConfirmIdentity() {
  const [mutate] = useConfirmIdentityMutation();
  return async (input: ConfirmIdentityInput): Promise<Outcome<unknown>> => {
    try {
      return { ok: true, value: await mutate({ variables: { input } }) };
    } catch (error) {
      const message = errorMessage(error, accountMessages.failure.confirmIdentity);
      notify.error(message);
      return { ok: false, error, message };
    }
  };
}
