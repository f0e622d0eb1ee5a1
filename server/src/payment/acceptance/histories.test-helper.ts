import fc from 'fast-check';

/** The third person is drawn seldom and may never buy. */
const who = fc.constantFrom(0, 0, 0, 1, 1, 2);

/** The steps of a history. They are plain data, so that a failing history can be read and repeated. */
const STEPS = {
  buy: fc.record({
    kind: fc.constant('buy' as const),
    who,
    card: fc.constantFrom('4242 4242 4242 4242', '4000 0000 0000 5126', '4000 0000 0000 7726'),
    code: fc.constantFrom(null, null, 'THIRD', 'FREE'),
  }),
  wait: fc.record({ kind: fc.constant('wait' as const), days: fc.integer({ min: 1, max: 40 }) }),
  renew: fc.record({ kind: fc.constant('renew' as const), who }),
  breakCard: fc.record({ kind: fc.constant('breakCard' as const), who }),
  repair: fc.record({ kind: fc.constant('repair' as const), who }),
  cancel: fc.record({ kind: fc.constant('cancel' as const), who }),
  resume: fc.record({ kind: fc.constant('resume' as const), who }),
  refund: fc.record({
    kind: fc.constant('refund' as const),
    who,
    share: fc.constantFrom(0.01, 0.37, 0.5, 1, 1),
    /** 0 is the newest payment. */
    payment: fc.nat({ max: 1 }),
  }),
  failRefund: fc.record({ kind: fc.constant('failRefund' as const), who }),
  repeatRefunds: fc.record({ kind: fc.constant('repeatRefunds' as const) }),
  dispute: fc.record({ kind: fc.constant('dispute' as const), who, payment: fc.nat({ max: 1 }) }),
  decide: fc.record({
    kind: fc.constant('decide' as const),
    outcome: fc.constantFrom('won' as const, 'lost' as const),
  }),
  hold: fc.record({ kind: fc.constant('hold' as const) }),
  lose: fc.record({ kind: fc.constant('lose' as const), every: fc.integer({ min: 1, max: 3 }) }),
  duplicate: fc.record({ kind: fc.constant('duplicate' as const), times: fc.integer({ min: 2, max: 5 }) }),
  release: fc.record({
    kind: fc.constant('release' as const),
    order: fc.constantFrom('recorded' as const, 'reversed' as const),
  }),
  reconcile: fc.record({ kind: fc.constant('reconcile' as const) }),
};

export type Step = {
  [Kind in keyof typeof STEPS]: (typeof STEPS)[Kind] extends fc.Arbitrary<infer Value> ? Value : never;
}[keyof typeof STEPS];

/** Histories of three people. The first two start with a purchase. */
export const histories: fc.Arbitrary<Step[]> = fc
  .array(
    fc.oneof(
      { arbitrary: STEPS.buy, weight: 5 },
      { arbitrary: STEPS.refund, weight: 4 },
      { arbitrary: STEPS.wait, weight: 2 },
      { arbitrary: STEPS.renew, weight: 3 },
      { arbitrary: STEPS.dispute, weight: 3 },
      { arbitrary: STEPS.decide, weight: 3 },
      { arbitrary: STEPS.breakCard, weight: 2 },
      { arbitrary: STEPS.repair, weight: 2 },
      { arbitrary: STEPS.cancel, weight: 2 },
      { arbitrary: STEPS.resume, weight: 1 },
      { arbitrary: STEPS.failRefund, weight: 1 },
      { arbitrary: STEPS.repeatRefunds, weight: 1 },
      { arbitrary: STEPS.hold, weight: 2 },
      { arbitrary: STEPS.lose, weight: 1 },
      { arbitrary: STEPS.duplicate, weight: 1 },
      { arbitrary: STEPS.release, weight: 2 },
      { arbitrary: STEPS.reconcile, weight: 1 },
    ),
    { minLength: 8, maxLength: 18, size: 'max' },
  )
  .map((steps) => [firstPurchase(0), firstPurchase(1), ...steps]);

function firstPurchase(who: 0 | 1): Step {
  return { kind: 'buy', who, card: '4242 4242 4242 4242', code: null };
}

/** Histories that every run includes, besides the drawn ones. */
export const EXAMPLES: Step[][] = [
  // Both years of one person are disputed, the second one for good. The other person gets a partial refund.
  [
    firstPurchase(0),
    firstPurchase(1),
    { kind: 'refund', who: 1, share: 0.37, payment: 0 },
    { kind: 'renew', who: 1 },
    { kind: 'dispute', who: 0, payment: 0 },
    { kind: 'decide', outcome: 'won' },
    { kind: 'dispute', who: 0, payment: 1 },
    { kind: 'decide', outcome: 'lost' },
    { kind: 'dispute', who: 1, payment: 1 },
  ],
  // Two reduced prices, refunds that fail or take a while, and a failed renewal whose events are held.
  [
    { kind: 'buy', who: 0, card: '4000 0000 0000 5126', code: 'THIRD' },
    { kind: 'buy', who: 1, card: '4000 0000 0000 7726', code: 'FREE' },
    { kind: 'cancel', who: 0 },
    { kind: 'renew', who: 1 },
    { kind: 'refund', who: 1, share: 0.5, payment: 0 },
    { kind: 'buy', who: 2, card: '4242 4242 4242 4242', code: null },
    { kind: 'wait', days: 30 },
    { kind: 'cancel', who: 2 },
    { kind: 'breakCard', who: 1 },
    { kind: 'hold' },
    { kind: 'renew', who: 1 },
    { kind: 'lose', every: 1 },
  ],
];
