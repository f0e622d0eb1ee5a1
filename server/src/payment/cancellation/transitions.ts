import type { CancellationRequest } from './cancellation.entity.ts';

export type RequestKind = CancellationRequest['kind'];

/** The state before a request: the kind of the open request, or else what Stripe does at the end of the period. */
export type CurrentState = RequestKind | 'RENEWS' | 'ENDS' | 'PAUSED';

/**
 * What to do with a request: ADD it, KEEP the open one that covers it, REPLACE the open one, do NOTHING because the
 * state is already reached, or REFUSE.
 */
export type Step = 'ADD' | 'KEEP' | 'REPLACE' | 'NOTHING' | 'REFUSE';

/** Every case: current state, then requested change. An immediate end is never taken back. */
const STEPS: Record<CurrentState, Record<RequestKind, Step>> = {
  RENEWS: { AT_ONCE: 'ADD', AT_PERIOD_END: 'ADD', RESUME: 'REFUSE' },
  PAUSED: { AT_ONCE: 'ADD', AT_PERIOD_END: 'ADD', RESUME: 'ADD' },
  ENDS: { AT_ONCE: 'ADD', AT_PERIOD_END: 'NOTHING', RESUME: 'ADD' },
  AT_ONCE: { AT_ONCE: 'KEEP', AT_PERIOD_END: 'KEEP', RESUME: 'REFUSE' },
  AT_PERIOD_END: { AT_ONCE: 'REPLACE', AT_PERIOD_END: 'KEEP', RESUME: 'REPLACE' },
  RESUME: { AT_ONCE: 'REPLACE', AT_PERIOD_END: 'REPLACE', RESUME: 'KEEP' },
};

export function stepFor(current: CurrentState, requested: RequestKind): Step {
  return STEPS[current][requested];
}
