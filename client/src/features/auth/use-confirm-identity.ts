import { useConfirmIdentityMutation, type ConfirmIdentityInput } from '#client/gql/graphql.ts';
import { errorMessage } from '#client/graphql/errors.ts';
import { notify } from '#client/toasts/toasts.ts';
import type { Outcome } from '#client/toasts/with-toast.ts';
import { accountMessages } from '#shared/account.ts';

/** Confirms the user's identity. Only a failure shows a toast, because the waiting action already has its own. */
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
