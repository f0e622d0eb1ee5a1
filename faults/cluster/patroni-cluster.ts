import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import pg from 'pg';
import { eventually } from '#testing/eventually.ts';
import { ACCOUNT, openLog, OWN_ADDRESS, type Machine } from './machines.ts';

/** The configuration that docs/scaling.md describes. */
const SHIPPED = join(import.meta.dirname, '../../deploy/cluster');
const BINARIES = '/usr/lib/postgresql';
const PASSWORD = 'of-a-cluster-for-tests';
const DATABASE = 'lectern';
const ROLE = 'lectern';

/** Ports of HAProxy in the shipped file. */
const PORTS = { primary: 5_433, standby: 5_434 };

/** A text or pattern of a shipped file, and what a test has in its place. */
type Replacement = [from: string | RegExp, to: string];

/** The states of a standby that works. */
const STANDING = ['running', 'streaming'];

/** Patroni's time in s until a standby replaces the primary: `ttl` and `loop_wait` in the shipped file. */
export const FAILOVER_SECONDS = 20 + 5;

/**
 * Three machines with etcd, Patroni and PostgreSQL, one synchronous standby, and HAProxy in front, as docs/scaling.md
 * describes. All programs are Debian's.
 */
export class PatroniCluster {
  /** Leads to the primary. */
  readonly url = this.urlOf(PORTS.primary, ROLE, DATABASE);
  /** Leads to a standby. */
  readonly replicaUrl = this.urlOf(PORTS.standby, ROLE, DATABASE);
  private haproxy: ChildProcess | undefined;
  private readonly etcd = new Map<Machine, ChildProcess>();

  private constructor(
    private readonly folder: string,
    private readonly machines: readonly Machine[],
  ) {}

  /** @param folder for all data; created in a folder that every user can enter */
  static async start(folder: string, machines: readonly Machine[]): Promise<PatroniCluster> {
    const cluster = new PatroniCluster(folder, machines);
    await mkdir(folder, { recursive: true });
    await Promise.all(machines.map((machine) => cluster.prepare(machine)));
    try {
      for (const machine of machines) await cluster.startPrograms(machine);
      await cluster.startHaproxy();
      await cluster.untilComplete();
      await cluster.createDatabase();
      return cluster;
    } catch (error) {
      await cluster.stop();
      throw error;
    }
  }

  private urlOf(port: number, role: string, database: string): string {
    return `postgresql://${role}:${PASSWORD}@${OWN_ADDRESS}:${port}/${database}`;
  }

  private folderOf({ name }: Machine): string {
    return join(this.folder, name);
  }

  private async prepare(machine: Machine): Promise<void> {
    const folder = this.folderOf(machine);
    await mkdir(folder);
    const [version] = (await readdir(BINARIES)).toSorted().toReversed();
    await this.install('patroni.yml', folder, [
      ...this.placeholdersOf(machine),
      ['NETWORK', `${OWN_ADDRESS}/24`],
      [/[A-Z]+_PASSWORD/g, PASSWORD],
      // The machines share a file system.
      [/bin_dir: .*/g, `bin_dir: ${join(BINARIES, version ?? '', 'bin')}`],
      ['/var/lib/postgresql/lectern', join(folder, 'postgres')],
      ['/var/lib/postgresql/.pgpass-patroni', join(folder, 'pgpass')],
      ['/var/run/postgresql', folder],
    ]);
    await this.install('etcd.env', folder, [
      ...this.placeholdersOf(machine),
      ['/var/lib/etcd/lectern', join(folder, 'etcd')],
    ]);
    execFileSync('chown', ['-R', `${ACCOUNT}:${ACCOUNT}`, folder]);
  }

  private placeholdersOf({ name, address }: Machine): Replacement[] {
    return [...this.addresses, [/\bNAME\b/g, name], [/\bADDRESS\b/g, address]];
  }

  private get addresses(): Replacement[] {
    return this.machines.flatMap((each, index): Replacement[] => [
      [new RegExp(`\\bDB${index + 1}\\b`, 'g'), each.address],
      [new RegExp(`\\bdb${index + 1}\\b`, 'g'), each.name],
    ]);
  }

  /** Writes a shipped file with changes into a folder. Returns its path. */
  private async install(file: string, folder: string, changes: readonly Replacement[]): Promise<string> {
    const shipped = await readFile(join(SHIPPED, file), 'utf8');
    const text = changes.reduce((before, [from, to]) => before.replaceAll(from, to), shipped);
    const path = join(folder, file);
    await writeFile(path, text);
    return path;
  }

  /** Starts etcd and Patroni, which starts PostgreSQL. */
  async startPrograms(machine: Machine): Promise<void> {
    await this.startEtcd(machine);
    const folder = this.folderOf(machine);
    machine.start('patroni', [join(folder, 'patroni.yml')], { HOME: folder });
  }

  async startEtcd(machine: Machine): Promise<void> {
    const settings = parseEnv(await readFile(join(this.folderOf(machine), 'etcd.env'), 'utf8'));
    this.etcd.set(machine, machine.start('etcd', ['--log-level', 'error'], settings));
  }

  /** Kills the member of etcd on a machine. */
  async killEtcd(machine: Machine): Promise<void> {
    const etcd = this.etcd.get(machine);
    if (!etcd) return;
    const ended = once(etcd, 'exit');
    etcd.kill('SIGKILL');
    await ended;
  }

  private async startHaproxy(): Promise<void> {
    const file = await this.install('haproxy.cfg', this.folder, [
      ...this.addresses,
      ['127.0.0.1', OWN_ADDRESS],
    ]);
    const log = openLog('haproxy');
    this.haproxy = spawn('haproxy', ['-db', '-f', file], { stdio: ['ignore', log, log] });
    closeSync(log);
  }

  /** Queries the primary by way of HAProxy. */
  private async ask<Row extends pg.QueryResultRow>(query: string): Promise<Row[]> {
    const client = new pg.Client({
      connectionString: this.urlOf(PORTS.primary, 'postgres', 'postgres'),
      connectionTimeoutMillis: 5_000,
      query_timeout: 5_000,
    });
    client.on('error', () => undefined);
    try {
      await client.connect();
      return (await client.query<Row>(query)).rows;
    } finally {
      await client.end().catch(() => undefined);
    }
  }

  private async createDatabase(): Promise<void> {
    await this.ask(`create role ${ROLE} login password '${PASSWORD}'`);
    await this.ask(`create database ${DATABASE} owner ${ROLE}`);
  }

  /** The members by role, as Patroni on any reachable machine reports them. */
  private async members(): Promise<{ name: string; role: string; state: string }[]> {
    const asked = this.machines.map(async ({ address }) => {
      const response = await fetch(`http://${address}:8008/cluster`, { signal: AbortSignal.timeout(2_000) });
      return (await response.json()) as { members: { name: string; role: string; state: string }[] };
    });
    return (await Promise.any(asked)).members;
  }

  /** The machine of the primary. */
  async leader(): Promise<Machine> {
    return this.machineIn('leader');
  }

  /** The machine of the synchronous standby. */
  async synchronousStandby(): Promise<Machine> {
    return this.machineIn('sync_standby');
  }

  private async machineIn(role: string): Promise<Machine> {
    const named = (await this.members()).find((member) => member.role === role);
    const machine = this.machines.find(({ name }) => name === named?.name);
    if (!machine) throw new Error(`No member of the cluster is ${role}`);
    return machine;
  }

  /** Makes the synchronous standby the primary, as before maintenance. */
  async switchOver(): Promise<void> {
    const [leader, candidate] = await Promise.all([this.leader(), this.synchronousStandby()]);
    const response = await fetch(`http://${leader.address}:8008/switchover`, {
      method: 'POST',
      body: JSON.stringify({ leader: leader.name, candidate: candidate.name }),
      headers: { 'content-type': 'application/json' },
    });
    if (!response.ok) throw new Error(`Patroni answered ${response.status}: ${await response.text()}`);
  }

  /**
   * Waits until both standbys stream from the primary, and Patroni knows which of them is synchronous. What Patroni says
   * about a member may be older than a fault.
   */
  async untilComplete(): Promise<void> {
    await eventually(async () => {
      const [members, standbys] = await Promise.all([
        this.members(),
        this.ask<{ name: string; sync: string }>(
          `select application_name as name, sync_state as sync from pg_stat_replication where state = 'streaming'`,
        ),
      ]);
      const known = members.flatMap(({ name, role, state }) =>
        role !== 'leader' && STANDING.includes(state)
          ? `${name} ${role === 'sync_standby' ? 'sync' : ''}`
          : [],
      );
      const streaming = standbys.map(({ name, sync }) => `${name} ${sync === 'sync' ? 'sync' : ''}`);
      const isComplete =
        streaming.length === this.machines.length - 1 &&
        streaming.some((standby) => standby.endsWith('sync')) &&
        known.toSorted().join() === streaming.toSorted().join();
      if (!isComplete) throw new Error(`The cluster is ${JSON.stringify({ members, standbys })}`);
    });
  }

  async stop(): Promise<void> {
    if (!this.haproxy) return;
    const ended = once(this.haproxy, 'exit');
    this.haproxy.kill('SIGKILL');
    await ended;
  }
}
