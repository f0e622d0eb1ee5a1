// @slow faults deploy
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '#testing/eventually.ts';
import { startNginx } from '#testing/nginx.ts';
import { SchoolProcesses } from '#testing/school-processes.ts';
import { ContactMessages } from '../activities.ts';
import { Episodes } from '../episodes.ts';
import { FaultySchool } from '../school.ts';
import { Answers, CountedBrowser } from '../traffic.ts';
import { connectMachines, type Machine } from './machines.ts';
import { FAILOVER_SECONDS, PatroniCluster } from './patroni-cluster.ts';
import { runsCluster } from './programs.ts';
import { Swift } from './swift.ts';

/** How often a visitor reads the catalogue during a fault, and the limit for an answer. */
const READ_MS = 250;
const ANSWER_MS = 15_000;
/** Changes are possible again this long after a fault. */
const WRITTEN_MS = (FAILOVER_SECONDS + 5) * 1_000;

describe.runIf(runsCluster)('a school on a cluster', () => {
  const answers = new Answers();
  const closers: (() => unknown)[] = [];
  let cluster: PatroniCluster;
  let storage: Machine;
  let school: FaultySchool;
  let episodes: Episodes;
  let longestReadMs = 0;

  beforeAll(async () => {
    const folder = await mkdtemp(join(tmpdir(), 'lectern-cluster-'));
    closers.push(() => rm(folder, { recursive: true, force: true }));
    // PostgreSQL runs as another user.
    await chmod(folder, 0o755);
    const network = await connectMachines(4);
    closers.push(() => network.remove());
    const processes = await SchoolProcesses.build();
    closers.push(() => processes.close());
    const [first, ...others] = network.machines;
    if (!first) throw new Error('There are no machines');
    storage = first;
    let swift: Swift;
    [cluster, swift] = await Promise.all([
      PatroniCluster.start(join(folder, 'postgres'), others),
      Swift.start(join(folder, 'swift'), storage),
    ]);
    closers.push(() => cluster.stop());
    school = await FaultySchool.open({
      processes,
      parts: { database: cluster, bucket: swift.bucket },
      roles: ['web', 'web', 'worker'],
      // nginx, and the proxy that sets a visitor's address.
      settings: { TRUST_PROXY: '2', DATABASE_REPLICA_URL: cluster.replicaUrl },
      startProxy: ([one = 0, other = 0]) => startNginx([one, other]),
      browser: (origin, headers) => new CountedBrowser(origin, headers, answers),
    });
    closers.push(() => school.close());
    episodes = await Episodes.open(school);
  });
  afterAll(async () => {
    for (const close of closers.reverse()) await close();
  });

  /** Reads the catalogue again and again. Returns a function that stops, and returns the failures. */
  function readOn(): () => Promise<string[]> {
    const failures: string[] = [];
    longestReadMs = 0;
    let isOver = false;
    const reading = (async () => {
      while (!isOver) {
        const began = performance.now();
        const status = await school
          .visitor()
          .fetch('/api/v1/courses')
          .then((response) => response.status, String);
        const ms = Math.round(performance.now() - began);
        longestReadMs = Math.max(longestReadMs, ms);
        if (status !== 200 || ms > ANSWER_MS) failures.push(`The catalogue: ${status} after ${ms} ms`);
        await delay(READ_MS);
      }
    })();
    return async () => {
      isOver = true;
      await reading;
      return failures;
    };
  }

  /** Time in ms until a visitor's message is taken. */
  async function untilWritten(): Promise<number> {
    const began = performance.now();
    const messages = new ContactMessages(school);
    await eventually(async () => {
      if (!(await messages.act().catch(() => false))) throw new Error('Nothing can be written');
    });
    return Math.round(performance.now() - began);
  }

  /** Breaks the cluster, waits until the school can write while it is broken, and repairs it. */
  async function endure(name: string, breakIt: () => Promise<() => Promise<void> | void>) {
    answers.slowest = { what: '', ms: 0 };
    let writtenMs = 0;
    let completeMs = 0;
    const broken = performance.now();
    let unread: string[] = [];
    const outcome = await episodes.endure([name], async () => {
      const stopReading = readOn();
      let repair = (): Promise<void> | void => undefined;
      try {
        repair = await breakIt();
        writtenMs = await untilWritten();
      } finally {
        unread = await stopReading();
        // The next fault needs all machines.
        await repair();
        await cluster.untilComplete();
        completeMs = Math.round(performance.now() - broken);
      }
    });
    return { ...outcome, findings: [...outcome.findings, ...unread], writtenMs, completeMs };
  }

  const losing =
    (find: () => Promise<Machine>, lose: (machine: Machine) => Promise<() => Promise<void> | void>) =>
    async () =>
      lose(await find());
  const switchedOff = async (machine: Machine) => {
    await machine.kill();
    return () => cluster.startPrograms(machine);
  };
  const hanging = async (machine: Machine) => {
    await machine.hang();
    return () => machine.wake();
  };
  const cutOff = async (machine: Machine) => {
    await machine.cut();
    return () => machine.mend();
  };
  const leader = () => cluster.leader();

  it.for<[string, () => Promise<() => Promise<void> | void>]>([
    ['the machine of the primary is switched off', losing(leader, switchedOff)],
    ['the machine of the primary hangs', losing(leader, hanging)],
    ['the machine of the primary is cut off', losing(leader, cutOff)],
    [
      'the primary changes for maintenance',
      async () => {
        await cluster.switchOver();
        return () => undefined;
      },
    ],
    ['the synchronous standby is lost', losing(() => cluster.synchronousStandby(), switchedOff)],
    [
      'etcd loses a member',
      losing(leader, async (machine) => {
        await cluster.killEtcd(machine);
        // A primary that could not renew its lock would be replaced by then.
        await delay(FAILOVER_SECONDS * 1_000);
        expect(await cluster.leader()).toBe(machine);
        return () => cluster.startEtcd(machine);
      }),
    ],
    [
      'the storage hangs',
      async () => {
        await storage.hang();
        await delay(60_000);
        return () => storage.wake();
      },
    ],
  ])('loses nothing and is read on when %s', { timeout: 600_000 }, async ([name, breakIt], { annotate }) => {
    const { findings, writtenMs, completeMs, done, undone } = await endure(name, breakIt);
    const { slowest } = answers;
    await annotate(
      [
        `${name}: written after ${writtenMs} ms`,
        `complete after ${completeMs} ms`,
        `${done} done, ${undone} not`,
        `longest read ${longestReadMs} ms, longest answer ${slowest.ms} ms (${slowest.what})`,
      ].join('; '),
    );
    expect(findings).toEqual([]);
    expect(writtenMs).toBeLessThan(WRITTEN_MS);
    expect(slowest.ms).toBeLessThan(ANSWER_MS);
    expect(done).toBeGreaterThan(0);
  });
});
