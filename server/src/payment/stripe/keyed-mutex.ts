/** The turn of whoever came last, by customer. */
const tails = new Map<string, Promise<void>>();

/**
 * Has work that locks a customer wait for its turn in this process before it takes a connection to the database. Whoever
 * waits for the lock itself holds one, so that a person who clicks often while Stripe is slow would hold all of them.
 * Between processes the lock decides. Work in a turn takes no other turn of the same customer.
 */
export async function runExclusive<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
  const previous = tails.get(key);
  const own = Promise.withResolvers<void>();
  tails.set(key, own.promise);
  await previous;
  try {
    return await work();
  } finally {
    if (tails.get(key) === own.promise) tails.delete(key);
    own.resolve();
  }
}
