/** Returns the fields of `given` that differ from the saved ones. */
export function differences<Fields extends object>(saved: Fields, given: Partial<Fields>): Partial<Fields> {
  const names = Object.keys(given) as (keyof Fields)[]; // The object has no other keys.
  const changed = names.filter((name) => given[name] !== saved[name]).map((name) => [name, given[name]]);
  return Object.fromEntries(changed) as Partial<Fields>; // A subset of `given`.
}
