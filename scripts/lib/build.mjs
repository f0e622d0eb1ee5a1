import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { billOfMaterials } from './bill-of-materials.mjs';
import { packageCommand, root } from './project.mjs';
import { progress } from './progress.mjs';
import { capture, ScriptError } from './run.mjs';

const STAMP_FILE = join(root, 'dist', '.stamp');
const COMMON_SOURCES = ['shared', 'package.json', 'package-lock.json', 'tsconfig.json'];

const parts = [
  {
    name: 'client',
    label: 'Building the client',
    sources: ['client', ...COMMON_SOURCES],
    build: () => bundle('client'),
  },
  {
    name: 'server',
    label: 'Building the server',
    sources: ['server', 'sandbox', ...COMMON_SOURCES],
    build: () => bundle('server'),
  },
  {
    name: 'materials',
    label: 'Listing what it is made of',
    sources: ['package-lock.json', 'scripts/lib/bill-of-materials.mjs'],
    build: listMaterials,
  },
];

/** Builds what is older than its sources into dist/. `force`: also what is not. */
export async function ensureBuilt({ force = false } = {}) {
  const built = force ? {} : readStamp();
  const outdated = parts
    .map((part) => ({ ...part, fingerprint: fingerprint(part.sources) }))
    .filter((part) => built[part.name] !== part.fingerprint);
  for (const part of outdated) {
    await progress.step(part.label, async () => {
      // A build that breaks off has emptied its folder: it must not count as built, even if the sources go back.
      delete built[part.name];
      writeStamp(built);
      await part.build();
      built[part.name] = part.fingerprint;
      writeStamp(built);
    });
  }
}

async function bundle(side) {
  const { code, output } = await capture(packageCommand('vite', ['build', side]), { NODE_ENV: 'production' });
  if (code !== 0) throw new ScriptError(`${output.trimEnd()}\n\nThe build failed.`);
}

/** Writes dist/bom.json. */
async function listMaterials() {
  const lockfile = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8'));
  await writeFile(join(root, 'dist', 'bom.json'), `${JSON.stringify(billOfMaterials(lockfile), null, 2)}\n`);
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
    throw new ScriptError(`The build cannot be written to the folder dist: ${error.message}`);
  }
}

/** Changes with the name, size or time of any file; contents are not read, so that a start is quick. */
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
