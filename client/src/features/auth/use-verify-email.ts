import { useCallback, useEffect, useState } from 'react';
import { useVerifyEmailMutation } from '#client/gql/graphql.ts';
import { errorMessage, hasCode } from '#client/graphql/errors.ts';
import { notify } from '#client/toasts/toasts.ts';
import { accountMessages } from '#shared/account.ts';
import { markVerified } from './verified-cache.ts';

/** How far the verification is. `failed`: the server's reason, and whether trying again with this link may help. */
export type Verification =
  | { phase: 'working' }
  | { phase: 'done' }
  | { phase: 'failed'; reason: string; canRetry: boolean };

/** Verifies the address that a token was mailed to, once for each mount. The
 * screen says why it failed: it knows whether that matters to the person. `retry` is for when the server was not there. */
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
    // After a tick: a mount that React undoes at once must not use the token up.
    const timer = setTimeout(() => void verify(), 0);
    return () => clearTimeout(timer);
  }, [isWorking, verify]);

  return { state, retry: () => setState({ phase: 'working' }) };
}
