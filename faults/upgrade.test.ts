// @slow faults deploy server/src/platform/db server/src/platform/http server/src/server.ts server/src/main.ts
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HTTP_LIMITS } from '#server/platform/http/http-limits.ts';
import { eventually } from '#testing/eventually.ts';
import { nginx, startNginx, type Nginx } from '#testing/nginx.ts';
import { isExhaustive } from '#testing/sample.ts';
import { SchoolProcesses } from '#testing/school-processes.ts';
import { ContactMessages, Logins, Reading, SignUps, Uploads, Watching } from './activities.ts';
import { teach } from './episodes.ts';
import { FaultySchool } from './school.ts';
import { Answers, CountedBrowser, Pages, Playing, Screen, SteadyTraffic } from './traffic.ts';

const SCRIPT = join(import.meta.dirname, '../deploy/replace-processes.sh');
/** The unbuilt client folder, which has a page for every URL. */
const CLIENT = join(import.meta.dirname, '../client');
const PER_SECOND = 50;

/** The second version removes a column that the first one added. */
const UPGRADES = [
  ['9998-next', 'alter table courses add column next_version int not null default 0'],
  ['9999-after-next', 'alter table courses drop column next_version'],
].slice(0, isExhaustive ? 2 : 1) as [string, string][];

describe.runIf(nginx)('two processes and a worker behind nginx', () => {
  const answers = new Answers();
  let processes: SchoolProcesses;
  let school: FaultySchool;
  let proxy: Nginx;
  let ports: number[];
  let machine: Server;
  let folder: string;

  beforeAll(async () => {
    processes = await SchoolProcesses.build();
    school = await FaultySchool.open({
      processes,
      roles: ['web', 'web', 'worker'],
      // nginx, and the proxy that sets a visitor's address.
      settings: { TRUST_PROXY: '2' },
      // The drain time of the product: `testing/run-app.ts` has none.
      startOptions: { clientFolder: CLIENT, httpLimits: { drainMs: HTTP_LIMITS.drainMs } },
      startProxy: async ([one = 0, other = 0]) => {
        ports = [one, other];
        return (proxy = await startNginx([one, other]));
      },
      browser: (origin, headers) => new CountedBrowser(origin, headers, answers),
    });
    ({ machine, folder } = await standIn());
  });
  afterAll(async () => {
    machine?.close();
    await rm(folder, { recursive: true });
    await school?.close();
    await processes.close();
  });

  /** A replacement for `systemctl` for the script, in which this process does systemd's work. */
  async function standIn() {
    const orders: Record<string, (unit: string) => Promise<void> | void> = {
      reload: () => proxy.reload(),
      restart: (unit) =>
        school.replaceProcess(({ role, port }) =>
          unit === 'lectern-worker' ? role === 'worker' : unit === `lectern-web@${port}`,
        ),
    };
    const server = createServer((request, response) => {
      const [, order = '', unit = ''] = (request.url ?? '').split('/');
      Promise.resolve(orders[order]?.(unit)).then(
        () => response.end(),
        () => response.writeHead(500).end(),
      );
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const bin = await mkdtemp(join(tmpdir(), 'lectern-systemctl-'));
    const { port } = server.address() as AddressInfo;
    const program = join(bin, 'systemctl');
    await writeFile(program, `#!/bin/sh\nexec curl --silent --fail "http://127.0.0.1:${port}/$1/$2"\n`);
    await chmod(program, 0o755);
    return { machine: server, folder: bin };
  }

  const replaceAll = () =>
    promisify(execFile)(SCRIPT, ports.map(String), {
      env: {
        ...process.env,
        PATH: `${folder}${delimiter}${process.env.PATH}`,
        NGINX_CONF: proxy.file,
      },
    });

  it(
    'are replaced by the next version without a failed request, a loss or a missed change',
    { timeout: 600_000 },
    async ({ annotate, onTestFinished }) => {
      const { teacher, email } = await teach(school);
      await eventually(async () => {
        const [row] = await school.sql("select from lectures where status = 'READY'");
        expect(row).toBeDefined();
      });
      const times = <Item>(count: number, make: () => Item) => Array.from({ length: count }, make);
      const uploads = times(4, () => new Uploads(school, teacher));
      const [signUps, messages, login] = [
        new SignUps(school),
        new ContactMessages(school),
        new Logins(school, email),
      ];
      const playing = times(6, () => new Playing(teacher));
      const watching = teacher.lectures.map((id) => new Watching(school, teacher, id));
      const pages = ['/', '/courses', `/courses/${teacher.course.slug}`].map(
        (path) => new Pages(school, path),
      );
      const often = [...uploads, ...watching, ...playing, ...pages, ...times(3, () => new Reading(school))];
      const rota = [...often, signUps, ...often, messages, ...often, login];
      const ready = async () =>
        (await school.sql("select from lectures where status = 'READY' and video_sha256 is not null")).length;
      // Makes sure that changes are missed each time.
      const screen = new Screen(teacher, answers, async () => {
        const before = await ready();
        await eventually(async () => expect(await ready()).toBeGreaterThan(before));
      });
      // A failed test does not come to its end.
      onTestFinished(() => void screen.leave());
      answers.times.length = 0;

      const began = performance.now();
      const traffic = new SteadyTraffic(
        rota,
        // Also only one password or picture at a time, because each takes a core for a while.
        new Set([...uploads, ...playing, ...watching, signUps, messages, login]),
        PER_SECOND,
        answers,
      );
      for (const [name, sql] of UPGRADES) {
        school.upgradeTo(name, sql);
        await replaceAll();
      }
      // The stream of the first version has ended, and perhaps that of the second. The traffic causes the changes
      // missed in between.
      await eventually(() => {
        expect(screen.streams).toBeGreaterThan(1);
        expect(screen.isFollowing).toBe(true);
      });
      await traffic.stop();
      const seconds = (performance.now() - began) / 1000;

      expect(answers.failures).toEqual([]);
      const [{ version }] = (await school.sql<{ version: string }>(
        'select max(name) as version from mikro_orm_migrations',
      )) as [{ version: string }];
      expect(version).toBe(UPGRADES.at(-1)?.[0]);
      for (const activity of [signUps, messages, ...watching, ...uploads])
        await eventually(async () => expect(await activity.missing()).toEqual([]));
      await eventually(async () => {
        const lectures = await school.sql<{ id: string; status: string }>('select id, status from lectures');
        expect(lectures.filter(({ status }) => status === 'PROCESSING')).toEqual([]);
        expect(Object.fromEntries(screen.shown)).toEqual(
          Object.fromEntries(lectures.map(({ id, status }) => [id, status])),
        );
      });
      await screen.leave();
      const figures = [
        answers.times.length,
        Math.round(answers.asked / seconds),
        answers.percentile(0.5),
        answers.percentile(0.99),
      ];
      await annotate(`requests, a second, half within ms, 99 of 100 within ms: ${figures.join(', ')}`);
    },
  );
});
