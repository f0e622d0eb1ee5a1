import { readFileSync } from 'node:fs';

/**
 * A forbidden direction of imports: files in the `target` folders must not import files in the `from` folders.
 *
 * @typedef {{ target: readonly string[], from: readonly string[], message: string }} Boundary
 */

/** The server's features in the order of compose.ts. Each may import those before it. */
const serverFeatures = [
  ...readFileSync(new URL('../../server/src/compose.ts', import.meta.url), 'utf8').matchAll(
    /\.with\((?<name>\w+)Feature\)/g,
  ),
]
  // The folder of `schoolPageFeature` is `school-page`.
  .map(({ groups }) => groups.name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`))
  .filter((name) => name !== 'platform');

/**
 * The client's layers below app, lowest first. A layer may import the layers of earlier lines, and none of its own line. Rooms of a
 * layer may import each other if there is no cycle.
 */
const clientLayers = [
  ['gql', 'storage'],
  ['theme', 'format', 'routing'],
  ['graphql'],
  ['toasts'],
  ['ui'],
  ['forms'],
  ['entities', 'player'],
  ['features'],
];

const serverFolder = (name) => `server/src/${name}`;
const clientFolder = (name) => `client/src/${name}`;

/** @type {readonly Boundary[]} */
export const boundaries = [
  { target: ['shared'], from: ['client', 'server'], message: 'shared/ stands alone.' },
  { target: ['client'], from: ['server'], message: 'The client knows the server by its schema only.' },
  { target: ['server'], from: ['client'], message: 'The server knows nothing of the client.' },
  ...serverFeatures.slice(0, -1).map((feature, index) => ({
    target: [serverFolder(feature)],
    from: serverFeatures.slice(index + 1).map(serverFolder),
    message: `The feature ${feature} may import only those above it in compose.ts.`,
  })),
  {
    target: [serverFolder('platform')],
    from: [...serverFeatures, 'api-v1'].map(serverFolder),
    message: 'Features stand on the platform, not the other way round.',
  },
  {
    target: serverFeatures.map(serverFolder),
    from: [serverFolder('api-v1')],
    message: 'The REST facade stands above the features.',
  },
  {
    target: ['sandbox'],
    from: ['server', 'client'],
    message: 'The sandbox imitates other services and knows nothing of us.',
  },
  {
    target: ['server', 'client', 'shared', 'sandbox'],
    from: ['testing'],
    message: 'Only tests use testing/.',
  },
  {
    target: ['client/src/player/engine'],
    from: ['client/src/player/controls', 'client/src/player/transcript'],
    message: "The player's engine knows no controls.",
  },
  {
    target: ['client/src/player/transcript'],
    from: ['client/src/player/engine', 'client/src/player/controls'],
    message: 'The transcript stands beside the player.',
  },
  ...clientLayers.flatMap((layers, floor) =>
    layers.map((layer) => ({
      target: [clientFolder(layer)],
      from: [...clientLayers.slice(floor).flat(), 'app'].filter((other) => other !== layer).map(clientFolder),
      message: `${layer}/ may import only the layers below it.`,
    })),
  ),
];

/**
 * Returns the forbidden imports, one line each.
 *
 * @param {readonly import('./rooms.mjs').Import[]} imports
 */
export function refusedImports(imports) {
  return imports.flatMap(({ from, to }) =>
    boundaries
      .filter((boundary) => isBelow(from, boundary.target) && isBelow(to, boundary.from))
      .map(({ message }) => `${from} imports ${to}: ${message}`),
  );
}

const isBelow = (path, folders) => folders.some((folder) => path.startsWith(`${folder}/`));
