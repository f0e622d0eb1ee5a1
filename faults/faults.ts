import { acceptEachWrite, refuseEachWrite } from '#testing/refused-writes.ts';
import { limitDescriptors, limitFiles } from './limit-files.ts';
import type { FaultySchool } from './school.ts';

/** A failure. Returns its repair. */
type Fault = (school: FaultySchool, random: () => number) => Promise<() => Promise<void>>;

const silence =
  (to: 'database' | 'storage' | 'mail'): Fault =>
  (school) => {
    school.way(to).stall();
    return Promise.resolve(() => Promise.resolve(school.way(to).resume()));
  };
const cut =
  (to: 'database' | 'storage' | 'mail' | 'people'): Fault =>
  (school) => {
    school.way(to).cut();
    return Promise.resolve(() => Promise.resolve(school.way(to).resume()));
  };

/** Less than a video of the traffic. Smaller files can still be written. */
const SMALL_FILE_BYTES = 16 * 1024;

/** Fewer than a process has open, so that it can start no process, open no file and accept no connection. */
const FEW_DESCRIPTORS = 16;

const HOUR_MS = 60 * 60 * 1000;
/** Changes the clock of one process. The other processes, the database and the clients keep theirs. */
const clock =
  (direction: 1 | -1): Fault =>
  async (school, random) => {
    const index = Math.floor(random() * 2);
    const setClock = async (ahead: number) => {
      await school
        .processAt(index)
        ?.setClock(ahead)
        .catch(() => undefined);
    };
    await setClock(direction * Math.round((1 + 5 * random()) * HOUR_MS));
    return () => setClock(0);
  };

/** Makes the database read-only or writable, and ends its connections, as a failover to a standby does. */
async function setReadOnly(school: FaultySchool, isReadOnly: boolean): Promise<void> {
  const change = isReadOnly
    ? 'set default_transaction_read_only = on'
    : 'reset default_transaction_read_only';
  await school.sql(`alter database lectern ${change}`);
  school.way('database').cut();
  school.way('database').resume();
}

/** Only Linux can limit a running process. */
const onLinux: Readonly<Record<string, Fault>> = {
  'there is no room for files': async (school, random) => {
    const index = Math.floor(random() * 2);
    await limitFiles(school.processAt(index)?.pid, SMALL_FILE_BYTES);
    return () => limitFiles(school.processAt(index)?.pid, null);
  },
  'a process may open nothing more': async (school, random) => {
    const index = Math.floor(random() * 2);
    await limitDescriptors(school.processAt(index)?.pid, FEW_DESCRIPTORS);
    return () => limitDescriptors(school.processAt(index)?.pid, null);
  },
};

/** Faults that need a running database, because SQL sets them. An episode sets them before a fault that stops the database. */
export const faultsBySql: readonly string[] = [
  'the database is read-only',
  'the disk of the database is full',
];

/** All failures that a school has to survive, by description. */
export const faults: Readonly<Record<string, Fault>> = {
  'a process is killed': async (school, random) => {
    await school.killProcess(Math.floor(random() * 2));
    return () => school.startProcesses();
  },
  'both processes are killed': async (school) => {
    await Promise.all([school.killProcess(0), school.killProcess(1)]);
    return () => school.startProcesses();
  },
  'a process is replaced': async (school, random) => {
    await school.stopProcess(Math.floor(random() * 2));
    return () => school.startProcesses();
  },
  'the database is restarted': async (school) => {
    await school.ownDatabase.stop();
    return () => school.ownDatabase.start();
  },
  'the database is killed': async (school) => {
    await school.ownDatabase.kill();
    return () => school.ownDatabase.start();
  },
  'the database falls silent': silence('database'),
  'all connections to the database end': cut('database'),
  'the database has no connection left': async (school) => {
    school.way('database').cut();
    const giveBack = await school.takeConnections();
    school.way('database').resume();
    return giveBack;
  },
  'the database is read-only': async (school) => {
    await setReadOnly(school, true);
    return () => setReadOnly(school, false);
  },
  // A disk cannot be filled without the right to mount one, so PostgreSQL is made to return the same error.
  'the disk of the database is full': async (school) => {
    const database = { sql: school.sql.bind(school) };
    await refuseEachWrite(database, '53100');
    return () => acceptEachWrite(database);
  },
  'the storage falls silent': silence('storage'),
  'the storage is away': cut('storage'),
  'the mail server falls silent': silence('mail'),
  'the mail server is away': cut('mail'),
  'people are cut off': cut('people'),
  'the clock of a process goes ahead': clock(1),
  'the clock of a process goes back': clock(-1),
  ...(process.platform === 'linux' && onLinux),
};
