import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { eventually } from '#testing/eventually.ts';
import { ACCOUNT, OWN_ADDRESS, type Machine } from './machines.ts';

const BINARIES = '/usr/lib/postgresql';
const PASSWORD = 'of-a-cluster-for-tests';
const DATABASE = 'lectern';
const SCOPE = 'lectern';

/** Ports of HAProxy on the tests' own machine. */
const PORTS = { primary: 5_000, replicas: 5_001 };

/** Patroni's times in seconds. The leader's lock ends after `ttl`; 20 is the least that Patroni takes. */
const PATRONI = { ttl: 20, loopWait: 5, retryTimeout: 5 };

/**
 * Three machines with etcd, Patroni and PostgreSQL, one synchronous standby, and HAProxy in front, as docs/scaling.md
 * describes. All programs are Debian's.
 */
export class PatroniCluster {
  /** Leads to the primary. */
  readonly url = this.urlOf(`${OWN_ADDRESS}:${PORTS.primary}`, DATABASE);
  /** Leads to the replicas, in turn. */
  readonly replicaUrl = this.urlOf(`${OWN_ADDRESS}:${PORTS.replicas}`, DATABASE);
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
    for (const machine of machines) cluster.startPrograms(machine);
    await cluster.startHaproxy();
    await cluster.createDatabase();
    await cluster.untilComplete();
    return cluster;
  }

  private urlOf(address: string, database: string): string {
    return `postgresql://postgres:${PASSWORD}@${address}/${database}`;
  }

  private folderOf({ name }: Machine): string {
    return join(this.folder, name);
  }

  private async prepare(machine: Machine): Promise<void> {
    const folder = this.folderOf(machine);
    await mkdir(folder);
    await writeFile(join(folder, 'patroni.yml'), await this.patroniSettings(machine));
    execFileSync('chown', ['-R', `${ACCOUNT}:${ACCOUNT}`, folder]);
  }

  private async patroniSettings(machine: Machine): Promise<string> {
    const { name, address } = machine;
    const folder = this.folderOf(machine);
    const [version] = (await readdir(BINARIES)).toSorted().toReversed();
    const settings = {
      scope: SCOPE,
      name,
      restapi: { listen: `${address}:8008`, connect_address: `${address}:8008` },
      etcd3: { hosts: this.machines.map((each) => `${each.address}:2379`) },
      bootstrap: {
        dcs: {
          ttl: PATRONI.ttl,
          loop_wait: PATRONI.loopWait,
          retry_timeout: PATRONI.retryTimeout,
          synchronous_mode: true,
          postgresql: { use_pg_rewind: true, parameters: { max_connections: 300, shared_buffers: '64MB' } },
        },
        initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums'],
        pg_hba: [
          'local all all trust',
          'host all all 10.77.0.0/24 scram-sha-256',
          'host replication all 10.77.0.0/24 scram-sha-256',
        ],
      },
      postgresql: {
        listen: `${address}:5432`,
        connect_address: `${address}:5432`,
        bin_dir: join(BINARIES, version ?? '', 'bin'),
        data_dir: join(folder, 'postgres'),
        pgpass: join(folder, 'pgpass'),
        authentication: {
          superuser: { username: 'postgres', password: PASSWORD },
          replication: { username: 'replicator', password: PASSWORD },
          rewind: { username: 'rewinder', password: PASSWORD },
        },
        parameters: { unix_socket_directories: folder },
      },
    };
    // JSON is YAML.
    return JSON.stringify(settings, null, 2);
  }

  /** Starts etcd and Patroni, which starts PostgreSQL. */
  startPrograms(machine: Machine): void {
    this.startEtcd(machine);
    const folder = this.folderOf(machine);
    machine.start('patroni', [join(folder, 'patroni.yml')], { HOME: folder });
  }

  startEtcd(machine: Machine): void {
    const { name, address } = machine;
    const peers = this.machines.map((each) => `${each.name}=http://${each.address}:2380`);
    const etcd = machine.start('etcd', [
      ...['--name', name, '--data-dir', join(this.folderOf(machine), 'etcd'), '--log-level', 'error'],
      ...[
        '--listen-peer-urls',
        `http://${address}:2380`,
        '--initial-advertise-peer-urls',
        `http://${address}:2380`,
      ],
      ...[
        '--listen-client-urls',
        `http://${address}:2379`,
        '--advertise-client-urls',
        `http://${address}:2379`,
      ],
      ...['--initial-cluster', peers.join(), '--initial-cluster-state', 'new'],
    ]);
    this.etcd.set(machine, etcd);
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
    const servers = this.machines.map(
      ({ name, address }) => `server ${name} ${address}:5432 maxconn 300 check port 8008`,
    );
    const section = (name: keyof typeof PORTS) => [
      `listen ${name}`,
      `  bind ${OWN_ADDRESS}:${PORTS[name]}`,
      `  option httpchk OPTIONS /${name === 'primary' ? 'primary' : 'replica'}`,
      '  http-check expect status 200',
      '  default-server inter 1s fall 3 rise 1 on-marked-down shutdown-sessions',
      ...servers.map((server) => `  ${server}`),
    ];
    const defaults = [
      'global',
      '  maxconn 1000',
      'defaults',
      '  mode tcp',
      '  retries 2',
      '  timeout client 30m',
      '  timeout server 30m',
      '  timeout connect 4s',
      '  timeout check 2s',
    ];
    const file = join(this.folder, 'haproxy.cfg');
    await writeFile(file, [...defaults, ...section('primary'), ...section('replicas'), ''].join('\n'));
    this.haproxy = spawn('haproxy', ['-db', '-f', file], { stdio: ['ignore', 'ignore', 'ignore'] });
  }

  private async createDatabase(): Promise<void> {
    await eventually(async () => {
      const client = new pg.Client({
        connectionString: this.urlOf(`${OWN_ADDRESS}:${PORTS.primary}`, 'postgres'),
      });
      try {
        await client.connect();
        await client.query(`create database ${DATABASE}`);
      } finally {
        await client.end();
      }
    });
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

  /** Waits until there are a primary, a synchronous standby and another standby, which all follow. */
  async untilComplete(): Promise<void> {
    await eventually(async () => {
      const members = await this.members();
      const roles = members
        .filter(({ state }) => state === 'running' || state === 'streaming')
        .map(({ role }) => role);
      if (roles.toSorted().join() !== 'leader,replica,sync_standby') {
        throw new Error(`The cluster is ${JSON.stringify(members)}`);
      }
    });
  }

  async stop(): Promise<void> {
    if (!this.haproxy) return;
    const ended = once(this.haproxy, 'exit');
    this.haproxy.kill('SIGKILL');
    await ended;
  }
}
