/** Makes something on first use and returns it from then on. After a failure, the next call tries again. */
export function madeOnce<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined;
  return () => {
    if (!made) {
      made = make();
      // A failure that no caller waits for must not end the process.
      made.catch(() => {
        made = undefined;
      });
    }
    return made;
  };
}
