import { useCallback, useEffect, useState } from 'react';
import { useConfirmCheckoutMutation } from '#client/gql/graphql.ts';
import { errorMessage } from '#client/lib/graphql-error.ts';
import { forgetLectureAccess } from '#client/lib/lecture-access.ts';
import { notify } from '#client/lib/notices.ts';
import { messages } from '#shared/messages.ts';

/**
 * How far the confirmation of a payment is. `confirming`: the first answer is awaited. `pending`: the provider has not
 * settled the payment yet and will be asked again. `active`: paid. `failed`: the server refused, with its reason.
 */
export type Confirmation =
  | { phase: 'confirming' | 'pending'; attempt: number }
  | { phase: 'active' }
  | { phase: 'failed'; reason: string };

/** Milliseconds before the first, second, ... call; the last one repeats. */
const delays = [0, 1_500, 3_000, 6_000, 12_000, 20_000];

const delayBefore = (attempt: number) => delays[Math.min(attempt, delays.length - 1)];

/**
 * Confirms the checkout that the payer came back from, and waits visibly while it is pending.
 * `checkNow` asks at once: by hand while pending, as a retry after a failure.
 */
export function useConfirmCheckout(sessionId: string) {
  const [state, setState] = useState<Confirmation>({ phase: 'confirming', attempt: 0 });
  const [mutate, { loading, client }] = useConfirmCheckoutMutation();

  const check = useCallback(
    async (attempt: number) => {
      try {
        const { data } = await mutate({ variables: { sessionId } });
        if (data?.confirmCheckout.subscription?.status !== 'ACTIVE') {
          return setState({ phase: 'pending', attempt: attempt + 1 });
        }
        forgetLectureAccess(client.cache);
        notify.success(messages.success.confirmSubscription);
        setState({ phase: 'active' });
      } catch (error) {
        const reason = errorMessage(error, messages.failure.confirmSubscription);
        notify.error(reason);
        setState({ phase: 'failed', reason });
      }
    },
    [client, mutate, sessionId],
  );

  const attempt = 'attempt' in state ? state.attempt : null;
  useEffect(() => {
    if (attempt === null) return;
    // Even the first call waits a tick: a mount that React undoes at once must not reach the server.
    const timer = setTimeout(() => void check(attempt), delayBefore(attempt));
    return () => clearTimeout(timer);
  }, [attempt, check]);

  const checkNow = () => {
    if (state.phase === 'failed') return setState({ phase: 'confirming', attempt: 0 });
    if (attempt !== null && !loading) void check(attempt);
  };
  return { state, isChecking: loading, checkNow };
}
