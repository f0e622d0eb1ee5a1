import { useApolloClient } from '@apollo/client/react';
import { ResendVerificationDocument } from '#client/gql/graphql.ts';
import { hasCode } from '#client/graphql/errors.ts';
import { useToastMutation } from '#client/toasts/use-toast-mutation.ts';
import { accountMessages } from '#shared/account.ts';
import { markVerified } from './verified-cache.ts';

const { loading, success, failure } = accountMessages;

/** Sends the verification email again. `userId` is the logged-in user. */
export function useResendVerification(userId: string) {
  const { cache } = useApolloClient();
  const [mutate, isSending] = useToastMutation(ResendVerificationDocument);
  const resend = async () => {
    const outcome = await mutate({
      variables: {},
      loading: loading.requestPasswordReset,
      success: success.resendVerification,
      failure: failure.requestPasswordReset,
    });
    // The email was verified meanwhile in another window or on another device.
    if (!outcome.ok && hasCode(outcome.error, 'CONFLICT')) markVerified(cache, userId);
    return outcome;
  };
  return { resend, isSending };
}
