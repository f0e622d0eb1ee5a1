import type { Intent } from './intent.entity.ts';

/** The changes of a subscription. */
export type ChangeKind = Extract<Intent['kind'], 'AT_ONCE' | 'AT_PERIOD_END' | 'RESUME'>;

/** The state before a change: the kind of the open intent, or else what Stripe does at the end of the period. */
export type CurrentState = ChangeKind | 'RENEWS' | 'ENDS' | 'PAUSED';

/**
 * What to do with a requested change: ADD an intent, KEEP the open one that covers it, REPLACE the open one, do NOTHING
 * because the state is already reached, or REFUSE.
 */
export type Step = 'ADD' | 'KEEP' | 'REPLACE' | 'NOTHING' | 'REFUSE';

/** Every case: current state, then requested change. An immediate end is never taken back. */
const STEPS: Record<CurrentState, Record<ChangeKind, Step>> = {
  RENEWS: { AT_ONCE: 'ADD', AT_PERIOD_END: 'ADD', RESUME: 'REFUSE' },
  PAUSED: { AT_ONCE: 'ADD', AT_PERIOD_END: 'ADD', RESUME: 'ADD' },
  ENDS: { AT_ONCE: 'ADD', AT_PERIOD_END: 'NOTHING', RESUME: 'ADD' },
  AT_ONCE: { AT_ONCE: 'KEEP', AT_PERIOD_END: 'KEEP', RESUME: 'REFUSE' },
  AT_PERIOD_END: { AT_ONCE: 'REPLACE', AT_PERIOD_END: 'KEEP', RESUME: 'REPLACE' },
  RESUME: { AT_ONCE: 'REPLACE', AT_PERIOD_END: 'REPLACE', RESUME: 'KEEP' },
};

export function isChangeKind(kind: Intent['kind']): kind is ChangeKind {
  return kind in STEPS;
}

export function stepFor(current: CurrentState, requested: ChangeKind): Step {
  return STEPS[current][requested];
}
