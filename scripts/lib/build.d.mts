/** Builds the outdated parts into dist/. `force` also builds parts that are up to date, `only` restricts the parts. */
export function ensureBuilt(options?: { force?: boolean; only?: readonly string[] }): Promise<void>;
