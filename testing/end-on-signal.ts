/**
 * Has a signal that would end this process at once end first what it has started: PostgreSQL, schools and their folders would be left
 * behind.
 *
 * @param end ends it all
 * @returns what ends it all at the usual time
 */
export function endOnSignal(end: () => Promise<void>): () => Promise<void> {
  const onSignal = () => void end().finally(() => process.exit(143));
  process.once('SIGTERM', onSignal);
  return async () => {
    process.off('SIGTERM', onSignal);
    await end();
  };
}
