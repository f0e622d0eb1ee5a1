import { useCallback, useEffect, useState } from 'react';
import { useVerifyEmailMutation } from '#client/gql/graphql.ts';
import { errorMessage, hasCode } from '#client/graphql/errors.ts';
import { notify } from '#client/toasts/toasts.ts';
import { accountMessages } from '#shared/account.ts';
import { markVerified } from './verified-cache.ts';

/** State of the verification. `failed`: with the server's reason, and whether a retry with this link may help. */
export type Verification =
  | { phase: 'working' }
  | { phase: 'done' }
  | { phase: 'failed'; reason: string; canRetry: boolean };

/**
 * Verifies the address that a token was mailed to, once per mount. It shows no error toast: the page decides whether
 * a failure matters to the user. `retry` is for failures that the link did not cause.
 */
export function useVerifyEmail(token: string) {
  const [state, setState] = useState<Verification>({ phase: 'working' });
  const [mutate] = useVerifyEmailMutation({
    update: (cache, { data }) => {
      if (data) markVerified(cache, data.verifyEmail.userId);
    },
  });

  const verify = useCallback(async () => {
    try {
      await mutate({ variables: { token } });
      notify.success(accountMessages.success.verifyEmail);
      setState({ phase: 'done' });
    } catch (error) {
      const reason = errorMessage(error, accountMessages.failure.verifyEmail);
      setState({ phase: 'failed', reason, canRetry: !hasCode(error, 'BAD_USER_INPUT') });
    }
  }, [mutate, token]);

  const isWorking = state.phase === 'working';
  useEffect(() => {
    if (!isWorking) return;
    // Waits a tick, so that a mount that React undoes immediately does not use up the token.
    const timer = setTimeout(() => void verify(), 0);
    return () => clearTimeout(timer);
  }, [isWorking, verify]);

  return { state, retry: () => setState({ phase: 'working' }) };
}
