import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { billOfMaterials } from './bill-of-materials.mjs';
import { packageCommand, root } from './project.mjs';
import { progress } from './progress.mjs';
import { capture, ScriptError } from './run.mjs';

const STAMP_FILE = join(root, 'dist', '.stamp');
const COMMON_SOURCES = [
  'shared',
  'scripts/lib/catalogues-plugin.ts',
  'scripts/lib/english-texts.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
];

const parts = [
  {
    name: 'client',
    label: 'Building the client',
    sources: ['client', ...COMMON_SOURCES],
    build: async () => {
      await bundle('client');
      await bundle('client', '--config', 'client/vite.service-worker.config.ts');
    },
  },
  {
    name: 'rendering',
    label: 'Building the client for the server',
    sources: ['client', ...COMMON_SOURCES],
    build: () => bundle('client', '--config', 'client/vite.rendering.config.ts'),
  },
  {
    name: 'server',
    label: 'Building the server',
    sources: ['server', 'sandbox', 'scripts/lib/runtime.mjs', ...COMMON_SOURCES],
    build: () => bundle('server'),
  },
  {
    name: 'materials',
    label: 'Writing the bill of materials',
    sources: ['client', 'server', 'package-lock.json', 'scripts/lib/bill-of-materials.mjs'],
    build: listMaterials,
  },
];

/**
 * Builds the outdated parts into dist/.
 *
 * @param {{ force?: boolean; only?: readonly string[] }} [options] `force` also builds parts that are up to date, `only` restricts the
 *   parts.
 */
export async function ensureBuilt({ force = false, only } = {}) {
  const built = readStamp();
  for (const part of outdated({ force, only })) {
    await progress.step(part.label, async () => {
      // An interrupted build leaves an empty folder. It must not count as built, even if the sources are reverted.
      delete built[part.name];
      writeStamp(built);
      await part.build();
      built[part.name] = part.fingerprint;
      writeStamp(built);
    });
  }
}

/** Whether dist/ is up to date. Always true without sources, as in an image. */
export function isBuilt() {
  return outdated({}).length === 0;
}

function outdated({ force = false, only }) {
  if (!existsSync(join(root, 'server', 'src'))) return [];
  const built = force ? {} : readStamp();
  return parts
    .filter(({ name }) => !only || only.includes(name))
    .map((part) => ({ ...part, fingerprint: fingerprint(part.sources) }))
    .filter((part) => built[part.name] !== part.fingerprint);
}

async function bundle(side, ...options) {
  const { code, output } = await capture(packageCommand('vite', ['build', side, ...options]), {
    NODE_ENV: 'production',
  });
  if (code !== 0) throw new ScriptError(`${output.trimEnd()}\n\nThe build failed.`);
}

/** Writes dist/bom.json. */
async function listMaterials() {
  const read = async (...path) => JSON.parse(await readFile(join(root, ...path), 'utf8'));
  const bundled = await Promise.all(
    [
      'client/.vite/license.json',
      'client/.vite/service-worker-license.json',
      'server/.vite/license.json',
    ].map((path) => read('dist', ...path.split('/'))),
  );
  const bill = billOfMaterials(await read('package-lock.json'), bundled.flat());
  await writeFile(join(root, 'dist', 'bom.json'), `${JSON.stringify(bill, null, 2)}\n`);
}

function readStamp() {
  try {
    return JSON.parse(readFileSync(STAMP_FILE, 'utf8'));
  } catch {
    return {};
  }
}

function writeStamp(stamp) {
  try {
    mkdirSync(join(root, 'dist'), { recursive: true });
    writeFileSync(STAMP_FILE, JSON.stringify(stamp));
  } catch (error) {
    throw new ScriptError(`The build cannot be written to dist: ${error.message}`);
  }
}

/** Hashes the name, size and time of all files. Does not read their contents, so that the start is fast. */
function fingerprint(sources) {
  const hash = createHash('sha256');
  for (const file of sources.flatMap(filesUnder)) {
    const { size, mtimeMs } = statSync(join(root, file));
    hash.update(`${file}\0${size}\0${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

function filesUnder(path) {
  if (statSync(join(root, path)).isFile()) return [path];
  return readdirSync(join(root, path), { withFileTypes: true })
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => {
      const child = `${path}/${entry.name}`;
      if (entry.isDirectory()) return filesUnder(child);
      return /\.test\.tsx?$/.test(entry.name) ? [] : [child];
    });
}
