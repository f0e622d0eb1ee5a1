import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { normalizePath, type Rolldown } from 'vite';
import { firstScreens } from './script-budget.ts';

type Graph = Rolldown.ChunkingContext;

const features = normalizePath(fileURLToPath(new URL('./src/features/', import.meta.url)));
/** Modules that export many others, of which an importer needs those that it names. */
const barrel = /\/(?:gql\/graphql\.ts|lucide-react\.mjs)$/;
const importOfBarrel = /import \{([^}]*)\} from ["'](?:#client\/gql\/graphql\.ts|lucide-react)["']/g;

/**
 * How the client's modules are grouped into chunks: libraries and own modules that every screen needs, modules that several first
 * screens need, and for each first screen the modules that it shares with other screens. All other modules are grouped by the
 * screens that use them. A group includes all modules that its modules depend on.
 */
export function chunkGroups(): Rolldown.CodeSplittingGroup[] {
  let screens: ReadonlyMap<string, readonly string[]> | undefined;
  const screensOf = (id: string, graph: Graph) => (screens ??= screensByModule(graph)).get(id) ?? [];
  return [
    { name: 'libraries', test: /node_modules/, tags: ['$initial'], priority: 3 },
    { name: 'app', tags: ['$initial'], priority: 2 },
    {
      debugName: 'several first screens',
      name: (id, graph) => (screensOf(id, graph).length > 1 ? 'shared' : null),
      priority: 1,
    },
    {
      debugName: 'one first screen',
      name: (id, graph) => screensOf(id, graph)[0] ?? null,
      minShareCount: 2,
    },
  ];
}

/** The first screens that need each module before they run. */
function screensByModule(graph: Graph): Map<string, string[]> {
  const screens = new Map<string, string[]>();
  const inBarrels = new Map<string, string>();
  for (const screen of firstScreens) {
    const name = basename(screen, '-page.tsx');
    for (const id of importsOf(features + screen, graph, inBarrels))
      screens.set(id, [...(screens.get(id) ?? []), name]);
  }
  return screens;
}

/** A module and all that it imports statically, directly or not. Notes what barrels contain in `inBarrels`, by name. */
function importsOf(start: string, graph: Graph, inBarrels: Map<string, string>): Set<string> {
  const found = new Set([start]);
  for (const id of found) {
    const { code, importedIds = [] } = graph.getModuleInfo(id) ?? {};
    for (const imported of importedIds) {
      if (!barrel.test(imported)) found.add(imported);
      else if (!inBarrels.has(imported)) readBarrel(imported, graph, inBarrels.set(imported, imported));
    }
    for (const [, names = ''] of code?.matchAll(importOfBarrel) ?? [])
      for (const name of names.match(/\w+/g) ?? []) found.add(inBarrels.get(name) ?? id);
  }
  return found;
}

/** Notes the modules of a barrel by the names of their exports. An icon has the name of its file. */
function readBarrel(id: string, graph: Graph, inBarrels: Map<string, string>): void {
  for (const inner of graph.getModuleInfo(id)?.importedIds ?? []) {
    const icon = basename(inner, '.mjs').replaceAll(/(?:^|-)(\w)/g, (_, letter: string) =>
      letter.toUpperCase(),
    );
    for (const name of [icon, ...(graph.getModuleInfo(inner)?.exports ?? [])]) inBarrels.set(name, inner);
  }
}
