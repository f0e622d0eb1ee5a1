type Texts = Readonly<Record<string, string | boolean>>;

/** Three versions of one thing, brought together. */
export interface MergedEdits<Fields extends Texts> {
  /** What the form shows then: theirs where nothing was changed here, else what was typed. */
  values: Fields;
  /** Fields that only the others changed. */
  taken: (keyof Fields)[];
  /** Fields that both changed, each its own way; what was typed stays until the person chooses. */
  disputed: (keyof Fields)[];
}

/**
 * Brings together what was typed with what somebody else saved meanwhile.
 *
 * @param base what both began with.
 */
export function mergeEdits<Fields extends Texts>(
  base: Fields,
  mine: Fields,
  theirs: Fields,
): MergedEdits<Fields> {
  const names: (keyof Fields)[] = Object.keys(base);
  const taken = names.filter((name) => mine[name] === base[name] && theirs[name] !== base[name]);
  const disputed = names.filter(
    (name) => mine[name] !== base[name] && theirs[name] !== base[name] && mine[name] !== theirs[name],
  );
  const changes = taken.map((name) => [name, theirs[name]] as const);
  return { values: { ...mine, ...Object.fromEntries(changes) }, taken, disputed };
}

/** The fields of an edit that differ from what it began with. */
export function changedFields<Fields extends Texts>(base: Fields, mine: Fields): Partial<Fields> {
  const changed: Partial<Fields> = {};
  for (const name in base) if (mine[name] !== base[name]) changed[name] = mine[name];
  return changed;
}
