/** The turn of whoever came last, by payer. */
const last = new Map<string, Promise<void>>();

/**
 * Has work that locks a payer wait for its turn in this process before it takes a connection to the database. Whoever
 * waits for the lock itself holds one, so that a person who clicks often while Stripe is slow would hold all of them.
 * Between processes the lock decides. Work in a turn takes no other turn of the same payer.
 */
export async function inTurn<Result>(payer: string, work: () => Promise<Result>): Promise<Result> {
  const before = last.get(payer);
  const turn = Promise.withResolvers<void>();
  last.set(payer, turn.promise);
  await before;
  try {
    return await work();
  } finally {
    if (last.get(payer) === turn.promise) last.delete(payer);
    turn.resolve();
  }
}
