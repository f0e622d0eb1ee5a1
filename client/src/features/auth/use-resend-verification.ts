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

/** Sends the verification email again. `userId` is the logged-in user. */
export function useResendVerification(userId: string) {
  const [mutate, { loading, client }] = useResendVerificationMutation();
  const resend = async () => {
    const outcome = await withToast(() => mutate(), texts());
    // The email was verified meanwhile in another window or on another device.
    if (!outcome.ok && hasCode(outcome.error, 'CONFLICT')) markVerified(client.cache, userId);
    return outcome;
  };
  return { resend, isSending: loading };
}
