import type { ConfirmCheckoutMutation } from '#client/gql/graphql.ts';
import { hasCode, isAnswered } from '#client/graphql/errors.ts';

/**
 * How far the confirmation of a payment is. Only ACTIVE is success.
 *
 * - `confirming`: the first answer is awaited.
 * - `pending`: the payment is not settled and will be asked for again; `url` goes on with it where it can be paid.
 * - `atBank`: it was made, and the bank takes its time, which may be days.
 * - `unreachable`: the provider or the server gives no answer now and will be asked again.
 * - `active`: paid, and the lectures are open.
 * - `declined`, `expired`: nothing was charged in the end.
 * - `over`: paid once, but it opens nothing any more, like after a refund.
 * - `failed`: the server refused, with its reason.
 */
export type Confirmation =
  | { phase: 'confirming' | 'atBank' | 'unreachable'; attempt: number }
  | { phase: 'pending'; attempt: number; url: string | null }
  | { phase: 'active' | 'declined' | 'expired' | 'over' }
  | { phase: 'failed'; reason: string };

/** Milliseconds before each call of a phase, from its first on; the last one repeats. */
const growingPauses = [1_500, 3_000, 6_000, 12_000, 20_000];
/** A bank takes days: a few looks, in case that it does not, and then no more. */
const bankPollDelays = [5_000, 20_000, 60_000];
/** As often a payment that is settled is asked for until its subscription has to be there. */
const patience = 4;

/** How long to wait before asking for the `attempt`th time in a phase, in ms; null for not at all by itself. */
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

/** What an answer of the server says, after `before`. */
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
  // The checkout and its subscription become known together, so one without the other is an old one.
  if (state === 'PAID' && attempts >= patience) return { phase: 'over' };
  return { phase: 'pending', attempt: attempts + 1, url: state === 'OPEN' ? (checkout?.url ?? null) : null };
}

/** What a call that failed says, after `before`; null when the server refused for good. */
export function confirmationAfter(error: unknown, before: Confirmation): Confirmation | null {
  const isPassing =
    !isAnswered(error) || hasCode(error, 'SERVICE_UNAVAILABLE') || hasCode(error, 'TOO_MANY_REQUESTS');
  return isPassing ? { phase: 'unreachable', attempt: attemptsIn('unreachable', before) + 1 } : null;
}

const attemptsIn = (phase: Confirmation['phase'], state: Confirmation): number =>
  state.phase === phase && 'attempt' in state ? state.attempt : 0;
