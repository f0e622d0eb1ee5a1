/**
 * What stands at each path of an object: its type, or the value itself where it is one of a few. What is different each time
 * (ids, times, amounts, texts) is told by its kind alone. The items of a list are taken together, at `path[]`.
 */
export type Shape = ReadonlyMap<string, string>;

/** Words in small letters: values of an enumeration, like `requires_action`. */
const ENUMERATED = /^[a-z]+(?:[._-][a-z]+)*$/;
const ID = /^([a-z]+(?:_test)?)_[A-Za-z0-9]{6,}/;
const ADDRESS = /^https?:\/\//;

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'list';
  if (typeof value === 'boolean') return String(value);
  if (typeof value !== 'string') return typeof value;
  if (ENUMERATED.test(value)) return `'${value}'`;
  if (ADDRESS.test(value)) return 'address';
  const [, prefix] = ID.exec(value) ?? [];
  return prefix ? `id ${prefix}_` : 'text';
}

function collectKinds(value: unknown, path: string, kinds: Map<string, Set<string>>): void {
  if (value === undefined) return;
  if (path !== '') kinds.set(path, (kinds.get(path) ?? new Set()).add(kindOf(value)));
  if (Array.isArray(value)) {
    for (const item of value) collectKinds(item, `${path}[]`, kinds);
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, member] of Object.entries(value))
      collectKinds(member, path ? `${path}.${key}` : key, kinds);
  }
}

/** The shape of an answer of Stripe, as it travels. */
export function shapeOf(answer: object): Shape {
  const kinds = new Map<string, Set<string>>();
  collectKinds(JSON.parse(JSON.stringify(answer)), '', kinds);
  return new Map([...kinds].map(([path, found]) => [path, [...found].toSorted().join(' or ')]));
}

/** What is left to tell below a path that differs already. */
const isBelow = (path: string, above: string) =>
  path.startsWith(`${above}.`) || path.startsWith(`${above}[]`);

/** Where two shapes differ, a line each, by path. Nothing is said of what lies below a difference. */
export function differencesOf(stripe: Shape, sandbox: Shape): string[] {
  const lines = new Map<string, string>();
  for (const path of [...new Set([...stripe.keys(), ...sandbox.keys()])].toSorted()) {
    const [real, made] = [stripe.get(path), sandbox.get(path)];
    if (real === made || [...lines.keys()].some((above) => isBelow(path, above))) continue;
    if (made === undefined) lines.set(path, `${path}: only at Stripe (${real ?? ''})`);
    else if (real === undefined) lines.set(path, `${path}: only in the sandbox (${made})`);
    else lines.set(path, `${path}: ${real} at Stripe, ${made} in the sandbox`);
  }
  return [...lines.values()];
}
