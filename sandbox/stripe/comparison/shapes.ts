/**
 * The type at each path of an object, or the value itself if it is one of an enumeration. Varying values (IDs, times,
 * amounts, texts) are represented by their kind only. The items of a list are combined at `path[]`.
 */
export type Shape = ReadonlyMap<string, string>;

/** Lower-case words: values of an enumeration, like `requires_action`. */
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

/** The shape of a Stripe response, as serialized. */
export function shapeOf(answer: object): Shape {
  const kinds = new Map<string, Set<string>>();
  collectKinds(JSON.parse(JSON.stringify(answer)), '', kinds);
  return new Map([...kinds].map(([path, found]) => [path, [...found].toSorted().join(' or ')]));
}

/** Whether a path is below another one that already differs. */
const isBelow = (path: string, above: string) =>
  path.startsWith(`${above}.`) || path.startsWith(`${above}[]`);

/** The differences between two shapes, one line each, by path. Paths below a difference are omitted. */
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
