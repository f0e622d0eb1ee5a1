/** What of `given` differs from what is saved. */
export function differences<Fields extends object>(saved: Fields, given: Partial<Fields>): Partial<Fields> {
  const names = Object.keys(given) as (keyof Fields)[]; // The object has no others.
  const changed = names.filter((name) => given[name] !== saved[name]).map((name) => [name, given[name]]);
  return Object.fromEntries(changed) as Partial<Fields>; // Some of the fields of `given`, as they are there.
}
