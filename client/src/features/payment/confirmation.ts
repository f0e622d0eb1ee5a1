import type { ConfirmCheckoutMutation } from '#client/gql/graphql.ts';
import { hasCode, isAnswered } from '#client/graphql/errors.ts';

/**
 * The state of the confirmation of a payment. Only `active` is success.
 *
 * - `confirming`: waits for the first answer.
 * - `pending`: the payment is not settled and is polled; `url` resumes an unpaid checkout.
 * - `atBank`: the bank is processing the payment, which can take days.
 * - `unreachable`: the provider or the server does not answer and is retried.
 * - `active`: the payment succeeded and the lectures are open.
 * - `declined`, `expired`: nothing was charged.
 * - `over`: it was paid, but no longer gives access, for example after a refund.
 * - `failed`: the server refused, with a reason.
 */
export type Confirmation =
  | { phase: 'confirming' | 'atBank' | 'unreachable'; attempt: number }
  | { phase: 'pending'; attempt: number; url: string | null }
  | { phase: 'active' | 'declined' | 'expired' | 'over' }
  | { phase: 'failed'; reason: string };

/** Delays before the calls of a phase, in ms; the last one repeats. */
const growingPauses = [1_500, 3_000, 6_000, 12_000, 20_000];
/** Delays while the bank processes the payment, in ms. It polls only a few times, because that usually takes days. */
const bankPollDelays = [5_000, 20_000, 60_000];
/** Maximum number of polls for the subscription of a paid checkout. */
const patience = 4;

/** Delay before the `attempt`th call of a phase, in ms; null when it does not poll. */
export function pauseBefore(state: Confirmation): number | null {
  switch (state.phase) {
    case 'confirming':
      return 0;
    case 'pending':
    case 'unreachable':
      return growingPauses[Math.min(state.attempt, growingPauses.length) - 1] ?? 0;
    case 'atBank':
      return bankPollDelays[state.attempt - 1] ?? null;
    case 'active':
    case 'declined':
    case 'expired':
    case 'over':
    case 'failed':
      return null;
  }
}

/** Derives the next state from an answer of the server. */
export function confirmationOf(
  { subscription, checkout }: ConfirmCheckoutMutation['confirmCheckout'],
  before: Confirmation,
): Confirmation {
  if (subscription?.status === 'ACTIVE') return { phase: 'active' };
  const state = checkout?.state;
  if (state === 'PENDING') return { phase: 'atBank', attempt: attemptsIn('atBank', before) + 1 };
  if (state === 'FAILED') return { phase: 'declined' };
  if (state === 'EXPIRED') return { phase: 'expired' };
  const attempts = attemptsIn('pending', before);
  // The checkout and its subscription become visible together, so a paid checkout without a subscription is an old one.
  if (state === 'PAID' && attempts >= patience) return { phase: 'over' };
  return { phase: 'pending', attempt: attempts + 1, url: state === 'OPEN' ? (checkout?.url ?? null) : null };
}

/** Derives the next state from a failed call; null when the server refused for good. */
export function confirmationAfter(error: unknown, before: Confirmation): Confirmation | null {
  const isPassing =
    !isAnswered(error) || hasCode(error, 'SERVICE_UNAVAILABLE') || hasCode(error, 'TOO_MANY_REQUESTS');
  return isPassing ? { phase: 'unreachable', attempt: attemptsIn('unreachable', before) + 1 } : null;
}

const attemptsIn = (phase: Confirmation['phase'], state: Confirmation): number =>
  state.phase === phase && 'attempt' in state ? state.attempt : 0;
