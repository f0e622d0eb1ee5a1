import { useCallback, useEffect, useRef, useState } from 'react';
import { useConfirmCheckoutMutation } from '#client/gql/graphql.ts';
import { errorMessage, hasCode } from '#client/graphql/errors.ts';
import { notify } from '#client/toasts/toasts.ts';
import { paymentMessages } from '#shared/payment.ts';
import { confirmationAfter, confirmationOf, pauseBefore, type Confirmation } from './confirmation.ts';

const beginning: Confirmation = { phase: 'confirming', attempt: 0 };

/**
 * Confirms the checkout that the user returned from, and polls until the outcome is known. It grants nothing: the
 * server checks with the provider each time. `checkNow` checks immediately, and is also the retry after an error.
 */
export function useConfirmCheckout(sessionId: string) {
  const [state, setState] = useState<Confirmation>(beginning);
  const isAsking = useRef(false);
  const [mutate, { loading }] = useConfirmCheckoutMutation();

  const check = useCallback(
    async (before: Confirmation) => {
      if (isAsking.current) return;
      isAsking.current = true;
      try {
        const { data } = await mutate({ variables: { sessionId } });
        if (!data) throw new Error('The server returned no data');
        const next = confirmationOf(data.confirmCheckout, before);
        if (next.phase === 'active') notify.success(paymentMessages.success.confirmSubscription);
        setState(next);
      } catch (error) {
        setState(failed(error, before));
      } finally {
        isAsking.current = false;
      }
    },
    [mutate, sessionId],
  );

  useEffect(() => {
    const pause = pauseBefore(state);
    if (pause === null) return;
    // The first call also waits a tick, so that a mount that React undoes immediately does not reach the server.
    const timer = setTimeout(() => void check(state), pause);
    return () => clearTimeout(timer);
  }, [state, check]);

  const checkNow = () => {
    if (state.phase === 'failed') setState(beginning);
    else void check(state);
  };
  return { state, isChecking: loading, checkNow };
}

function failed(error: unknown, before: Confirmation): Confirmation {
  const reason = errorMessage(error, paymentMessages.failure.confirmSubscription);
  const waiting = confirmationAfter(error, before);
  // Shows one toast only. The page itself says that the provider is unreachable, and the server's text for that is
  // meant for users who have not paid yet.
  const isNotified = waiting && (before.phase === 'unreachable' || hasCode(error, 'SERVICE_UNAVAILABLE'));
  if (!isNotified) notify.error(reason);
  return waiting ?? { phase: 'failed', reason };
}
