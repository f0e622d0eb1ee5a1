type Texts = Readonly<Record<string, string | boolean>>;

/** The result of a three-way merge. */
export interface MergedEdits<Fields extends Texts> {
  /** The values for the form: theirs where the person changed nothing, else the person's own. */
  values: Fields;
  /** Fields that only the other person changed. */
  taken: (keyof Fields)[];
  /** Fields that both changed differently. The person's own value stays until they choose. */
  disputed: (keyof Fields)[];
}

/**
 * Merges the person's edit with an edit that another person saved meanwhile.
 *
 * @param base the version that both edits started from.
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

/** Returns the fields of an edit that differ from its base. */
export function changedFields<Fields extends Texts>(base: Fields, mine: Fields): Partial<Fields> {
  const changed: Partial<Fields> = {};
  for (const name in base) if (mine[name] !== base[name]) changed[name] = mine[name];
  return changed;
}
