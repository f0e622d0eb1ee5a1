/** The turn of whoever came last, by customer. */
const last = new Map<string, Promise<void>>();

/**
 * Has work that locks a customer wait for its turn in this process before it takes a connection to the database. Whoever
 * waits for the lock itself holds one, so that a person who clicks often while Stripe is slow would hold all of them.
 * Between processes the lock decides. Work in a turn takes no other turn of the same customer.
 */
export async function inTurn<Result>(customer: string, work: () => Promise<Result>): Promise<Result> {
  const before = last.get(customer);
  const turn = Promise.withResolvers<void>();
  last.set(customer, turn.promise);
  await before;
  try {
    return await work();
  } finally {
    if (last.get(customer) === turn.promise) last.delete(customer);
    turn.resolve();
  }
}
