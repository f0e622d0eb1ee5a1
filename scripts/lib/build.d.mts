/** Builds what is older than its sources into dist/. `force`: also what is not. */
export function ensureBuilt(options?: { force?: boolean }): Promise<void>;
