import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { build } from 'vite';

const SERVER_FOLDER = resolve(import.meta.dirname, '../server');

/** A part of the server, built to run in separate processes. These start in a third of the time of the sources. */
export interface BuiltServer {
  /** The arguments of Node before the file. */
  nodeArguments: string[];
  file: string;
  /** Our environment, with a folder in which processes share compiled code. */
  environment: NodeJS.ProcessEnv;
  remove: () => Promise<void>;
}

/** Builds the product from an entry, like `main.ts`. */
export async function buildServer(entry: string): Promise<BuiltServer> {
  const name = basename(entry, '.ts');
  const folder = await mkdtemp(join(tmpdir(), 'lectern-built-'));
  await symlink(resolve(SERVER_FOLDER, '../node_modules'), join(folder, 'node_modules'));
  await build({
    root: SERVER_FOLDER,
    configFile: join(SERVER_FOLDER, 'vite.config.ts'),
    logLevel: 'error',
    build: {
      outDir: join(folder, 'server'),
      sourcemap: false,
      rolldownOptions: { input: { [name]: entry } },
    },
  });
  return {
    // Decorators in bundled chunks run before the entry's first line.
    nodeArguments: ['--import=reflect-metadata', '--disable-warning=ExperimentalWarning'],
    file: join(folder, 'server', `${name}.js`),
    environment: { ...process.env, NODE_COMPILE_CACHE: join(folder, 'compiled') },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
