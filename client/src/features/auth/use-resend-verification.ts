import { useResendVerificationMutation } from '#client/gql/graphql.ts';
import { hasCode } from '#client/graphql/errors.ts';
import { withToast } from '#client/toasts/with-toast.ts';
import { accountMessages } from '#shared/account.ts';
import { markVerified } from './verified-cache.ts';

const texts = () => ({
  loading: accountMessages.loading.requestPasswordReset,
  success: accountMessages.success.resendVerification,
  failure: accountMessages.failure.requestPasswordReset,
});

/** Sends the mail that verifies the address once more. `userId` is whose address it is: the person's who is logged in. */
export function useResendVerification(userId: string) {
  const [mutate, { loading, client }] = useResendVerificationMutation();
  const resend = async () => {
    const outcome = await withToast(() => mutate(), texts());
    // Verified meanwhile, in another window or on another device.
    if (!outcome.ok && hasCode(outcome.error, 'CONFLICT')) markVerified(client.cache, userId);
    return outcome;
  };
  return { resend, isSending: loading };
}
