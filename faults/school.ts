import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { startS3Sandbox, type S3Sandbox } from '#sandbox/s3/s3-sandbox.ts';
import { freePort } from '#server/platform/common/free-port.ts';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '#server/platform/db/embedded-postgres.ts';
import { S3Storage } from '#server/platform/storage/s3-storage.ts';
import { HttpClient } from '#testing/http-client.ts';
import type { StartOptions } from '#testing/school-process.ts';
import type { SchoolProcess, SchoolProcesses } from '#testing/school-processes.ts';
import { startStallingProxy, type StallingProxy } from '#testing/stalling-proxy.ts';
import { connect } from './connect.ts';
import { kill } from './kill.ts';
import { startMailServer } from './mail-server.ts';
import { takeConnections } from './take-connections.ts';

const BUCKET = { bucket: 'lectern', region: 'us-east-1', accessKeyId: 'key', secretAccessKey: 'secret' };
/** Both do everything. */
const ROLES = ['all', 'all'];
/** For so long a process is started again that cannot start. */
const START_MS = 30_000;
/** So long a process may take to stop; then it ends with what is not finished, as main.ts has it. */
const STOP_MS = 25_000;
/** In production the cluster is as durable as here. */
const CLUSTER = { throwaway: false };

/** What stands before the processes. */
interface Proxy {
  url: string;
  stop: () => Promise<void>;
}

interface Options {
  processes: SchoolProcesses;
  /** Of the school's processes, which write to this one's error output. */
  logLevel?: string;
  /** One for each process. */
  roles?: readonly string[];
  /** Beside the usual ones, or instead. */
  settings?: Record<string, string>;
  /** Of each process that is started from now on. */
  startOptions?: StartOptions;
  /** Starts what people reach the processes by, which get ports for good; without it they reach them in turn. */
  startProxy?: (ports: number[]) => Promise<Proxy>;
  /** A browser that sends these headers along. */
  browser?: (origin: string, headers: Record<string, string>) => HttpClient;
}

interface Replica {
  role: string;
  /** 0 until it has one. */
  port: number;
  /** Undefined while there is none. */
  process: SchoolProcess | undefined;
}

/**
 * The built product in two processes, with a PostgreSQL that keeps what it says it keeps, an S3 and a mail server. The processes
 * reach these, and people reach the processes, by ways that can be cut.
 */
export class FaultySchool {
  /** Whom a mail was taken for. */
  readonly recipients: string[] = [];
  private readonly closers: (() => unknown)[] = [];
  private replicas: Replica[] = [];
  private postgres: EmbeddedPostgres | undefined;
  private databaseUrl = '';
  private visitors = 0;
  private ways!: Record<'database' | 'storage' | 'mail' | 'people', StallingProxy>;
  private settings: Record<string, string> = {};
  private storage!: S3Storage;
  private proxy: Proxy | undefined;

  private constructor(
    private readonly folder: string,
    private readonly options: Options,
  ) {}

  /** Starts both processes at once on a database in which there is nothing yet. */
  static async open(options: Options): Promise<FaultySchool> {
    const school = new FaultySchool(await mkdtemp(join(tmpdir(), 'lectern-faults-')), options);
    try {
      await school.start();
      return school;
    } catch (error) {
      await school.close();
      throw error;
    }
  }

  private async start(): Promise<void> {
    this.closers.push(() => rm(this.folder, { recursive: true, force: true }));
    await this.startDatabase();
    this.closers.push(() => this.stopDatabase());
    const storage = await startS3Sandbox({ folder: join(this.folder, 'bucket'), ...BUCKET });
    this.closers.push(() => storage.close());
    this.storage = new S3Storage({ ...BUCKET, endpoint: storage.endpoint, forcePathStyle: true });
    const mail = await startMailServer((recipient) => this.recipients.push(recipient));
    this.closers.push(() => mail.close());
    this.ways = await this.openWays(storage, mail.url);
    this.settings = {
      NODE_ENV: 'test',
      PUBLIC_URL: this.ways.people.through('http://localhost'),
      DATA_DIR: join(this.folder, 'data'),
      DATABASE_URL: this.ways.database.through(this.databaseUrl),
      DATABASE_POOL_SIZE: '5',
      LOG_LEVEL: this.options.logLevel ?? 'silent',
      VIDEO_ENGINE: 'mediabunny',
      // Each visitor has an address of their own: the limits by address would let nothing through.
      TRUST_PROXY: '1',
      SMTP_URL: this.ways.mail.through(mail.url),
      MAIL_FROM: 'school@example.com',
      S3_BUCKET: BUCKET.bucket,
      S3_REGION: BUCKET.region,
      S3_ACCESS_KEY_ID: BUCKET.accessKeyId,
      S3_SECRET_ACCESS_KEY: BUCKET.secretAccessKey,
      S3_ENDPOINT: this.ways.storage.through(storage.endpoint).replace(/\/$/, ''),
      S3_FORCE_PATH_STYLE: 'true',
      ...this.options.settings,
    };
    const { roles = ROLES, startProxy } = this.options;
    this.replicas = roles.map((role) => ({ role, port: 0, process: undefined }));
    if (startProxy) await this.startProxy(startProxy);
    this.closers.push(() => Promise.all(this.replicas.map((_, index) => this.stopProcess(index))));
    await this.startProcesses();
  }

  private async startProxy(start: NonNullable<Options['startProxy']>): Promise<void> {
    for (const replica of this.replicas) replica.port = await freePort();
    this.proxy = await start(this.ports);
    this.closers.push(() => this.proxy?.stop());
  }

  /** Those of the processes that answer people. */
  private get ports(): number[] {
    return this.replicas.filter(({ role }) => role !== 'worker').map(({ port }) => port);
  }

  private async openWays(storage: S3Sandbox, mail: string): Promise<FaultySchool['ways']> {
    let turn = 0;
    const open = async (target: () => string) => {
      const way = await startStallingProxy(target);
      this.closers.push(() => way.close());
      return way;
    };
    return {
      database: await open(() => this.databaseUrl),
      storage: await open(() => storage.endpoint),
      mail: await open(() => mail),
      // One connection to this process, the next one to that.
      people: await open(() => `http://localhost:${this.ports[turn++ % this.ports.length]}`),
    };
  }

  way(to: 'database' | 'storage' | 'mail' | 'people'): StallingProxy {
    return this.ways[to];
  }

  /** A browser of somebody new, at an address that nobody else has. */
  visitor(): HttpClient {
    this.visitors += 1;
    const address = `10.${(this.visitors >> 16) & 255}.${(this.visitors >> 8) & 255}.${this.visitors & 255}`;
    const { browser = (origin, headers) => new HttpClient(origin, headers) } = this.options;
    const origin = this.proxy?.url ?? this.ways.people.through('http://localhost');
    return browser(origin, { 'x-forwarded-for': address });
  }

  /** Starts, at once, the processes that are not there; one that ends again is started again, as by whatever keeps a service running. */
  async startProcesses(): Promise<void> {
    const absent = this.replicas.filter(({ process }) => !process);
    await Promise.all(absent.map((replica) => this.startProcess(replica, performance.now() + START_MS)));
  }

  private async startProcess(replica: Replica, end: number): Promise<void> {
    const process = await this.options.processes.take({ isNew: true });
    // The one it had may be somebody else's by now.
    if (!this.proxy) replica.port = await freePort();
    const settings = { ...this.settings, ROLE: replica.role, PORT: String(replica.port) };
    try {
      await process.start(settings, this.options.startOptions);
      replica.process = process;
    } catch (error) {
      process.kill();
      await process.exit;
      if (performance.now() > end) throw error;
      await delay(500);
      await this.startProcess(replica, end);
    }
  }

  /** Ends a process as a machine does that is switched off. */
  async killProcess(index: number): Promise<void> {
    const replica = this.replicas[index];
    const process = replica?.process;
    if (!replica || !process) return;
    process.kill();
    await process.exit;
    replica.process = undefined;
  }

  /** A process; undefined while it is not there. One that is started knows nothing of what was done to the one before it. */
  processAt(index: number): SchoolProcess | undefined {
    const process = this.replicas[index]?.process;
    return process?.isAlive ? process : undefined;
  }

  /** Ends a process as a new version of the school does. */
  async stopProcess(index: number): Promise<void> {
    const stopped = this.processAt(index)?.stop();
    await Promise.race([stopped?.catch(() => undefined), delay(STOP_MS, undefined, { ref: false })]);
    await this.killProcess(index);
  }

  /** Has the process at a port replaced, or the worker. */
  async replaceProcess(isMeant: (replica: { role: string; port: number }) => boolean): Promise<void> {
    await this.stopProcess(this.replicas.findIndex(isMeant));
    await this.startProcesses();
  }

  /** Processes that are started from now on are of a version that brings along a migration. */
  upgradeTo(name: string, sql: string): void {
    const { startOptions, startOptions: { laterMigrations = [] } = {} } = this.options;
    this.options.startOptions = { ...startOptions, laterMigrations: [...laterMigrations, { name, sql }] };
  }

  /** Starts again the processes that ended by themselves. Returns how many. */
  async replaceFallen(): Promise<number> {
    const fallen = this.replicas.filter(({ process }) => process && !process.isAlive);
    for (const replica of fallen) replica.process = undefined;
    await this.startProcesses();
    return fallen.length;
  }

  /** Whether every process says that it can serve. */
  async isReady(): Promise<boolean> {
    const answers = this.replicas.map(({ port }) =>
      fetch(`http://localhost:${port}/readyz`, { signal: AbortSignal.timeout(5_000) }).then(
        ({ ok }) => ok,
        () => false,
      ),
    );
    return (await Promise.all(answers)).every(Boolean);
  }

  async startDatabase(): Promise<void> {
    const start = () => startEmbeddedPostgres({ folder: this.databaseFolder, ...CLUSTER });
    // What is left of one that was killed takes a moment to notice.
    const postgres = await start().catch(() => delay(1_000).then(start));
    this.postgres = postgres;
    this.databaseUrl = postgres.url;
  }

  async stopDatabase(): Promise<void> {
    await this.postgres?.stop();
    this.postgres = undefined;
  }

  /** Ends PostgreSQL as a machine does that is switched off. */
  async killDatabase(): Promise<void> {
    const [pid] = (await readFile(join(this.databaseFolder, 'postmaster.pid'), 'utf8'))
      .split('\n')
      .map(Number);
    const backends = await this.sql<{ pid: number }>('select pid from pg_stat_activity');
    for (const each of [pid, ...backends.map((backend) => backend.pid)]) kill(each);
    this.postgres = undefined;
  }

  /** Takes connections to the database until it has none left. Returns what gives them back. */
  takeConnections(): Promise<() => Promise<void>> {
    return takeConnections(this.databaseUrl);
  }

  /** The bytes of an object, asked of the storage itself; null when there is none. */
  async stored(key: string): Promise<Buffer | null> {
    const bytes = await this.storage.get(key);
    return bytes && buffer(bytes);
  }

  /** Asks the database itself, by a connection that does not stay. */
  async sql<Row extends pg.QueryResultRow>(query: string, values?: unknown[]): Promise<Row[]> {
    const client = await connect(() => this.databaseUrl);
    try {
      return (await client.query<Row>(query, values)).rows;
    } finally {
      await client.end();
    }
  }

  private get databaseFolder(): string {
    return join(this.folder, 'postgres');
  }

  async close(): Promise<void> {
    for (const end of this.closers.splice(0).reverse()) await end();
  }
}
