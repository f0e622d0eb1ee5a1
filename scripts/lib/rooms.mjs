import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

/** Tests and their helpers, which belong to no room of the product. */
const TEST = /\.(?:test|test-helper|e2e|bench|contract)\.\w+$|(?:^|\/)testing\/|^server\/src\/test\//;
const SOURCE = /(?<!\.d)\.(?:tsx?|mts|mjs|graphql)$/;

/** Output of codegen. A name imported from it counts as an import of its document. */
const GENERATED = /\/gql\/graphql\.ts$/;

// The formatter puts statements at the beginning of a line, so the pattern matches nothing else.
const STATEMENT =
  /^(?<statement>import|export)\b(?<names>[^'";]*?)\bfrom\s+['"](?<specifier>[^'"]+)['"]|^import\s+['"](?<effect>[^'"]+)['"]/gm;
const DYNAMIC = /\bimport\(\s*['"](?<specifier>[^'"]+)['"]\s*\)/g;
const DEFINITION = /^(?<kind>fragment|query|mutation|subscription)\s+(?<name>\w+)/gm;
const SPREAD = /\.\.\.\s*(?!on\b)(?<name>\w+)/g;

/**
 * A dependency between two files: an imported value or type, a spread fragment, or code that is generated from a document.
 *
 * @typedef {{ from: string, to: string }} Import
 */

/**
 * A dependency between two rooms. `example` is one of its imports.
 *
 * @typedef {{ from: string, to: string, example: Import }} Edge
 */

/**
 * Reads the sources below a folder, including tests.
 *
 * @param {string} root Absolute path of the project.
 * @param {string} folder Relative to the project.
 * @returns {Map<string, string>} Texts by path, relative to the project.
 */
export function readSources(root, folder) {
  const paths = readdirSync(join(root, folder), { recursive: true })
    .map((path) => posix.join(folder, path.replaceAll('\\', '/')))
    .filter((path) => SOURCE.test(path) && !path.includes('/node_modules/'))
    .sort();
  return new Map(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')]));
}

/**
 * Returns the sources of the product, without tests.
 *
 * @param {ReadonlyMap<string, string>} sources Texts by path.
 */
export const withoutTests = (sources) => new Map([...sources].filter(([path]) => !TEST.test(path)));

/**
 * Returns a function that resolves an import specifier to a file, by relative path or by the aliases of package.json.
 *
 * @param {Record<string, string>} aliases `imports` of package.json, each like `"#client/*": "./client/src/*"`.
 * @returns {(importer: string, specifier: string) => string | null} Null for modules outside the project.
 */
export function createResolver(aliases) {
  const prefixes = Object.entries(aliases).map(([name, path]) => [name.slice(0, -1), path.slice(2, -1)]);
  return (importer, specifier) => {
    if (specifier.startsWith('.')) return posix.join(posix.dirname(importer), specifier);
    const alias = prefixes.find(([prefix]) => specifier.startsWith(prefix));
    return alias ? alias[1] + specifier.slice(alias[0].length) : null;
  };
}

const withoutComments = (document) => document.replaceAll(/#.*/g, '');
const groupsOf = (text, pattern) => [...text.matchAll(pattern)].map(({ groups }) => groups);

/** Returns the names that codegen exports for a definition. */
function generatedNames({ kind, name }) {
  if (kind === 'fragment') return [`${name}Fragment`, `${name}FragmentDoc`];
  const result = `${name}${kind[0].toUpperCase()}${kind.slice(1)}`;
  return [`${name}Document`, result, `${result}Variables`, `use${result}`];
}

/**
 * Returns the imports between the files: values, types and GraphQL documents.
 *
 * @param {ReadonlyMap<string, string>} sources Texts by path.
 * @param {ReturnType<typeof createResolver>} resolve
 * @returns {Import[]}
 */
export function importsOf(sources, resolve) {
  const isDocument = ([path]) => path.endsWith('.graphql');
  const documents = [...sources].filter(isDocument).map(([path, text]) => [path, withoutComments(text)]);
  const definitions = documents.flatMap(([path, text]) =>
    groupsOf(text, DEFINITION).map((definition) => ({ path, ...definition })),
  );
  const fragments = new Map(definitions.map(({ name, path }) => [name, path]));
  const generated = new Map(
    definitions.flatMap((definition) => generatedNames(definition).map((name) => [name, definition.path])),
  );
  const spreads = documents.flatMap(([from, text]) =>
    groupsOf(text, SPREAD).map(({ name }) => ({ from, to: fragments.get(name) })),
  );
  const statements = [...sources]
    .filter((source) => !isDocument(source))
    .flatMap(([from, text]) =>
      [...groupsOf(text, STATEMENT), ...groupsOf(text, DYNAMIC)].flatMap(({ names, specifier, effect }) => {
        const to = resolve(from, specifier ?? effect);
        const used = GENERATED.test(to) ? (names?.match(/\w+/g) ?? []) : [];
        return [{ from, to }, ...used.map((name) => ({ from, to: generated.get(name) }))];
      }),
    );
  return [...statements, ...spreads].filter(({ from, to }) => to !== from && sources.has(to));
}

/** The order of imports in a file: Node.js modules, packages, aliases, relative paths. */
const ORDER = [/^node:/, /^[^#.]/, /^#/, /^\./];

/**
 * Returns the first import of a file that belongs above the one before it. Ignores imports for side effects.
 *
 * @param {string} text
 * @returns {string | undefined} Its specifier.
 */
export function misplacedImport(text) {
  const ranked = groupsOf(text, STATEMENT)
    .filter(({ statement, specifier }) => statement === 'import' && specifier)
    .map(({ specifier }) => ({ specifier, rank: ORDER.findIndex((kind) => kind.test(specifier)) }));
  return ranked.find(({ rank }, index) => rank < ranked[index - 1]?.rank)?.specifier;
}

/**
 * Returns the dependencies between rooms.
 *
 * @param {readonly Import[]} imports
 * @param {(path: string) => string} roomOf The room that a file belongs to.
 * @returns {Edge[]} At most one for each pair of rooms.
 */
export function edgesBetween(imports, roomOf) {
  const edges = new Map();
  for (const example of imports) {
    const [from, to] = [roomOf(example.from), roomOf(example.to)];
    const key = `${from} -> ${to}`;
    if (from !== to && !edges.has(key)) edges.set(key, { from, to, example });
  }
  return [...edges.values()];
}

/**
 * Returns the shortest cycle through a room; empty if there is none.
 *
 * @param {string} room
 * @param {readonly Edge[]} edges
 * @returns {Edge[]}
 */
function shortestCycle(room, edges) {
  const reached = new Set();
  let ways = [[]];
  while (ways.length > 0) {
    ways = ways.flatMap((way) => {
      const end = way.at(-1)?.to ?? room;
      return edges.filter(({ from, to }) => from === end && !reached.has(to)).map((edge) => [...way, edge]);
    });
    const cycle = ways.find((way) => way.at(-1).to === room);
    if (cycle) return cycle;
    ways = ways.filter((way) => {
      const { to } = way.at(-1);
      const isNew = !reached.has(to);
      reached.add(to);
      return isNew;
    });
  }
  return [];
}

/** Removes edges to rooms without further edges. They are in no cycle, and most edges are like that. */
function withoutDeadEnds(edges) {
  const starts = new Set(edges.map(({ from }) => from));
  const others = edges.filter(({ to }) => starts.has(to));
  return others.length === edges.length ? edges : withoutDeadEnds(others);
}

/**
 * Finds cycles between rooms. Of cycles that share a room, only the shortest is reported.
 *
 * @param {readonly Edge[]} edges
 * @returns {Edge[][]} Each from a room back to the same room.
 */
export function findCycles(edges) {
  const knot = withoutDeadEnds(edges);
  const rooms = [...new Set(knot.map(({ from }) => from))];
  const cycles = rooms
    .map((room) => shortestCycle(room, knot))
    .filter((cycle) => cycle.length > 0)
    .sort((one, other) => one.length - other.length);
  const named = new Set();
  return cycles.filter((cycle) => {
    if (cycle.some(({ from }) => named.has(from))) return false;
    cycle.forEach(({ from }) => named.add(from));
    return true;
  });
}

/**
 * Describes a cycle, with an import for each step.
 *
 * @param {readonly Edge[]} cycle
 */
export const describeCycle = (cycle) =>
  cycle.map(({ from, to, example }) => `${from} -> ${to} (${example.from} needs ${example.to})`).join(', ');
