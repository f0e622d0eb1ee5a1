import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { startS3Sandbox } from '#sandbox/s3/s3-sandbox.ts';
import { freePort } from '#server/platform/common/free-port.ts';
import type { S3StorageOptions } from '#server/platform/storage/s3-client.ts';
import { S3Storage } from '#server/platform/storage/s3-storage.ts';
import { HttpClient } from '#testing/http-client.ts';
import type { StartOptions } from '#testing/school-process.ts';
import type { SchoolProcess, SchoolProcesses } from '#testing/school-processes.ts';
import { startStallingProxy, type StallingProxy } from '#testing/stalling-proxy.ts';
import { connect } from './connect.ts';
import { Database } from './database.ts';
import { startMailServer } from './mail-server.ts';
import { takeConnections } from './take-connections.ts';

const BUCKET = { bucket: 'lectern', region: 'us-east-1', accessKeyId: 'key', secretAccessKey: 'secret' };
/** Both processes have all roles. */
const ROLES = ['all', 'all'];
/** How long a process that cannot start is restarted. */
const START_MS = 30_000;
/** How long a process may take to stop, as in main.ts. Then it ends with unfinished work. */
const STOP_MS = 25_000;

/** The proxy in front of the processes. */
interface Proxy {
  url: string;
  stop: () => Promise<void>;
}

interface Options {
  processes: SchoolProcesses;
  /** The log level of the school's processes, which log to this process's stderr. */
  logLevel?: string;
  /** A database and a bucket to use in place of those that the school starts. */
  parts?: { database: { url: string }; bucket: S3StorageOptions & { endpoint: string } };
  /** One role for each process. */
  roles?: readonly string[];
  /** Additional settings, which override the defaults. */
  settings?: Record<string, string>;
  /** For each process started from now on. */
  startOptions?: StartOptions;
  /** Starts a proxy for the processes, which then have fixed ports. Without it, they are used in turn. */
  startProxy?: (ports: number[]) => Promise<Proxy>;
  /** Creates a browser that sends these headers. */
  browser?: (origin: string, headers: Record<string, string>) => HttpClient;
}

interface Replica {
  role: string;
  /** 0 until it has one. */
  port: number;
  /** Undefined while it is not running. */
  process: SchoolProcess | undefined;
  /** While it is being started. */
  starting?: Promise<void>;
}

/**
 * The built product in two processes, with a durable PostgreSQL, an S3 and a mail server. The processes reach these,
 * and people reach the processes, through proxies that can be cut.
 */
export class FaultySchool {
  /** The recipients of accepted mails. */
  readonly recipients: string[] = [];
  private readonly closers: (() => unknown)[] = [];
  private replicas: Replica[] = [];
  private database!: { readonly url: string };
  private visitors = 0;
  private ways!: Record<'database' | 'storage' | 'mail' | 'people', StallingProxy>;
  private settings: Record<string, string> = {};
  private storage!: S3Storage;
  private proxy: Proxy | undefined;

  private constructor(
    private readonly folder: string,
    private readonly options: Options,
  ) {}

  /** Starts both processes at once on an empty database. */
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
    const { database, bucket } = this.options.parts ?? (await this.startParts());
    this.database = database;
    this.storage = new S3Storage(bucket);
    const mail = await startMailServer((recipient) => this.recipients.push(recipient));
    this.closers.push(() => mail.close());
    this.ways = await this.openWays(bucket.endpoint, mail.url);
    this.settings = {
      NODE_ENV: 'test',
      PUBLIC_URL: this.ways.people.through('http://localhost'),
      DATA_DIR: join(this.folder, 'data'),
      DATABASE_URL: this.ways.database.through(this.database.url),
      DATABASE_POOL_SIZE: '5',
      LOG_LEVEL: this.options.logLevel ?? 'silent',
      VIDEO_ENGINE: 'mediabunny',
      // Each visitor has an address of their own, because of the rate limits per address.
      TRUST_PROXY: '1',
      SMTP_URL: this.ways.mail.through(mail.url),
      MAIL_FROM: 'school@example.com',
      S3_BUCKET: bucket.bucket,
      S3_REGION: bucket.region,
      S3_ACCESS_KEY_ID: bucket.accessKeyId,
      S3_SECRET_ACCESS_KEY: bucket.secretAccessKey,
      S3_ENDPOINT: this.ways.storage.through(bucket.endpoint).replace(/\/$/, ''),
      S3_FORCE_PATH_STYLE: 'true',
      ...this.options.settings,
    };
    const { roles = ROLES, startProxy } = this.options;
    this.replicas = roles.map((role) => ({ role, port: 0, process: undefined }));
    if (startProxy) await this.startProxy(startProxy);
    this.closers.push(() => Promise.all(this.replicas.map((_, index) => this.stopProcess(index))));
    await this.startProcesses();
  }

  private async startParts() {
    const database = new Database(join(this.folder, 'postgres'));
    await database.start();
    this.closers.push(() => database.stop());
    const storage = await startS3Sandbox({ folder: join(this.folder, 'bucket'), ...BUCKET });
    this.closers.push(() => storage.close());
    return { database, bucket: { ...BUCKET, endpoint: storage.endpoint, forcePathStyle: true } };
  }

  private async startProxy(start: NonNullable<Options['startProxy']>): Promise<void> {
    for (const replica of this.replicas) replica.port = await freePort();
    this.proxy = await start(this.ports);
    this.closers.push(() => this.proxy?.stop());
  }

  /** The ports of the processes that serve people. */
  private get ports(): number[] {
    return this.replicas.filter(({ role }) => role !== 'worker').map(({ port }) => port);
  }

  private async openWays(storage: string, mail: string): Promise<FaultySchool['ways']> {
    let turn = 0;
    const open = async (target: () => string) => {
      const way = await startStallingProxy(target);
      this.closers.push(() => way.close());
      return way;
    };
    return {
      database: await open(() => this.database.url),
      storage: await open(() => storage),
      mail: await open(() => mail),
      // Connections go to the processes in turn.
      people: await open(() => `http://localhost:${this.ports[turn++ % this.ports.length]}`),
    };
  }

  way(to: 'database' | 'storage' | 'mail' | 'people'): StallingProxy {
    return this.ways[to];
  }

  /** A browser of a new visitor, with an IP address of its own. */
  visitor(): HttpClient {
    this.visitors += 1;
    const address = `10.${(this.visitors >> 16) & 255}.${(this.visitors >> 8) & 255}.${this.visitors & 255}`;
    const { browser = (origin, headers) => new HttpClient(origin, headers) } = this.options;
    const origin = this.proxy?.url ?? this.ways.people.through('http://localhost');
    return browser(origin, { 'x-forwarded-for': address });
  }

  /**
   * Starts all missing processes at once. A process that ends is restarted, as by a service manager. The repairs of two
   * faults may both ask for it.
   */
  async startProcesses(): Promise<void> {
    const absent = this.replicas.filter(({ process }) => !process);
    await Promise.all(absent.map((replica) => this.startOnce(replica)));
  }

  private startOnce(replica: Replica): Promise<void> {
    replica.starting ??= this.startProcess(replica, performance.now() + START_MS).finally(
      () => (replica.starting = undefined),
    );
    return replica.starting;
  }

  private async startProcess(replica: Replica, end: number): Promise<void> {
    const process = await this.options.processes.take({ isNew: true });
    // Another program may use its former port by now.
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

  /** Kills a process, as when its machine is switched off. */
  async killProcess(index: number): Promise<void> {
    const replica = this.replicas[index];
    const process = replica?.process;
    if (!replica || !process) return;
    process.kill();
    await process.exit;
    replica.process = undefined;
  }

  /** A process; undefined while it is not running. A new process has no state of the previous one. */
  processAt(index: number): SchoolProcess | undefined {
    const process = this.replicas[index]?.process;
    return process?.isAlive ? process : undefined;
  }

  /** Stops a process as an upgrade does. */
  async stopProcess(index: number): Promise<void> {
    const stopped = this.processAt(index)?.stop();
    await Promise.race([stopped?.catch(() => undefined), delay(STOP_MS, undefined, { ref: false })]);
    await this.killProcess(index);
  }

  /** Replaces the matching process. */
  async replaceProcess(isMeant: (replica: { role: string; port: number }) => boolean): Promise<void> {
    await this.stopProcess(this.replicas.findIndex(isMeant));
    await this.startProcesses();
  }

  /** Processes started from now on are of a version with another migration. */
  upgradeTo(name: string, sql: string): void {
    const { startOptions, startOptions: { laterMigrations = [] } = {} } = this.options;
    this.options.startOptions = { ...startOptions, laterMigrations: [...laterMigrations, { name, sql }] };
  }

  /** Restarts the processes that ended by themselves. Returns their number. */
  async replaceFallen(): Promise<number> {
    const fallen = this.replicas.filter(({ process }) => process && !process.isAlive);
    for (const replica of fallen) replica.process = undefined;
    await this.startProcesses();
    return fallen.length;
  }

  /** Whether every process reports that it is ready. */
  async isReady(): Promise<boolean> {
    const answers = this.replicas.map(({ port }) =>
      fetch(`http://localhost:${port}/readyz`, { signal: AbortSignal.timeout(5_000) }).then(
        ({ ok }) => ok,
        () => false,
      ),
    );
    return (await Promise.all(answers)).every(Boolean);
  }

  /** The database that the school started itself. */
  get ownDatabase(): Database {
    if (!(this.database instanceof Database)) throw new Error('The database belongs to the test');
    return this.database;
  }

  /** Takes all free connections to the database. Returns a function that releases them. */
  takeConnections(): Promise<() => Promise<void>> {
    return takeConnections(this.database.url);
  }

  /** The content of an object, read directly from the storage; null if there is none. */
  async stored(key: string): Promise<Buffer | null> {
    const bytes = await this.storage.get(key);
    return bytes && buffer(bytes);
  }

  /** Queries the database directly, with a temporary connection. It can write even while the database is read-only for the school. */
  async sql<Row extends pg.QueryResultRow>(query: string, values?: unknown[]): Promise<Row[]> {
    const client = await connect(() => this.database.url);
    try {
      await client.query('set default_transaction_read_only = off');
      return (await client.query<Row>(query, values)).rows;
    } finally {
      await client.end();
    }
  }

  async close(): Promise<void> {
    for (const end of this.closers.splice(0).reverse()) await end();
  }
}
