import type { CancellationRequest } from './cancellation.entity.ts';

export type RequestKind = CancellationRequest['kind'];

/** What stands when somebody asks: an open request by its kind, else what Stripe does at the end of the period. */
export type CurrentState = RequestKind | 'RENEWS' | 'ENDS';

/**
 * What becomes of what is asked for: ADD a request, KEEP the open one, which is as much or more, REPLACE it, do NOTHING
 * because it is so already, or REFUSE.
 */
export type Step = 'ADD' | 'KEEP' | 'REPLACE' | 'NOTHING' | 'REFUSE';

/** Every case: what stands, then what is asked for. What ends at once is never taken back. */
const STEPS: Record<CurrentState, Record<RequestKind, Step>> = {
  RENEWS: { AT_ONCE: 'ADD', AT_PERIOD_END: 'ADD', RESUME: 'REFUSE' },
  ENDS: { AT_ONCE: 'ADD', AT_PERIOD_END: 'NOTHING', RESUME: 'ADD' },
  AT_ONCE: { AT_ONCE: 'KEEP', AT_PERIOD_END: 'KEEP', RESUME: 'REFUSE' },
  AT_PERIOD_END: { AT_ONCE: 'REPLACE', AT_PERIOD_END: 'KEEP', RESUME: 'REPLACE' },
  RESUME: { AT_ONCE: 'REPLACE', AT_PERIOD_END: 'REPLACE', RESUME: 'KEEP' },
};

export function stepFor(current: CurrentState, requested: RequestKind): Step {
  return STEPS[current][requested];
}
