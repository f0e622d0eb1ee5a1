/** Builds what is older than its sources into dist/. `force`: also what is not; `only`: these parts. */
export function ensureBuilt(options?: { force?: boolean; only?: readonly string[] }): Promise<void>;
