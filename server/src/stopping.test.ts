import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { Migration } from '@mikro-orm/migrations';
import { expect, it } from 'vitest';
import { migrations } from '#server/platform/db/migrations/index.ts';
import { eventually } from '#testing/eventually.ts';
import { createCourse, refusalOf, registerAdmin, tryRegister } from '#testing/factories.ts';
import { HttpClient } from '#testing/http-client.ts';
import { RoundRobinProxy } from '#testing/round-robin-proxy.ts';
import { runApp } from '#testing/run-app.ts';
import { startApp } from '#testing/start-app.ts';
import { send, sha256, startUpload, videoOf } from './upload/uploads.test-helper.ts';

const CATALOGUE = '/api/v1/courses';

interface Answer {
  status: number | undefined;
  connection: string | undefined;
  isReused: boolean;
}

/** What is answered to a proxy that keeps its connections in `agent`. */
async function ask(url: string, agent: Agent): Promise<Answer> {
  const request = get(url, { agent });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  await text(response);
  const { statusCode, headers } = response;
  return { status: statusCode, connection: headers.connection, isReused: request.reusedSocket };
}

it('goes on for a proxy until it has noticed, and ends its connections with an answer', async () => {
  const app = await startApp({ TRUST_PROXY: '1' }, { httpLimits: { drainMs: 3_000 } });
  const [kept, fresh] = [new Agent({ keepAlive: true }), new Agent()];
  expect(await ask(app.url + CATALOGUE, kept)).toMatchObject({ status: 200, connection: 'keep-alive' });

  const stopped = app.stop();
  expect(await ask(`${app.url}/readyz`, fresh)).toMatchObject({ status: 503 });
  // Those that it has, and those that it opens meanwhile.
  const last = { status: 200, connection: 'close' };
  expect(await ask(app.url + CATALOGUE, kept)).toEqual({ ...last, isReused: true });
  expect(await ask(app.url + CATALOGUE, fresh)).toEqual({ ...last, isReused: false });

  await stopped;
  await expect(ask(app.url + CATALOGUE, fresh)).rejects.toThrow('ECONNREFUSED');
});

/** What the next version brings: schools that go on with this one do not know of it. */
class NextMigration extends Migration {
  override up(): void {
    this.addSql('alter table courses add column next_version int not null default 0');
  }
}

it(
  'is replaced by the next version, one process after the other, and nobody is refused',
  { timeout: 60_000 },
  async () => {
    const settings = { TRUST_PROXY: '1' };
    const options = { httpLimits: { drainMs: 1_000 } };
    const first = await startApp(settings, options);
    const { client: admin } = await registerAdmin(first);
    const course = await createCourse(admin);
    const startAnother = () =>
      runApp(
        first.config.databaseUrl ?? '',
        { ...settings, VIDEO_ENGINE: 'mediabunny', ROLE: 'web', DATA_DIR: first.config.dataDir },
        options,
      );
    const proxy = new RoundRobinProxy();
    const url = await proxy.listen();
    let processes = [await startAnother(), await startAnother()];
    for (const process of processes) proxy.add(process.url);

    let isOver = false;
    const statuses = new Map<number | string, number>();
    const note = (status: number | string) => statuses.set(status, (statuses.get(status) ?? 0) + 1);
    const goOn = async (ask: () => Promise<number>) => {
      while (!isOver) note(await ask().catch(String));
    };
    const visit = async () => {
      const answer = await fetch(url + CATALOGUE);
      await answer.text();
      return answer.status;
    };
    const signUp = async () => {
      const answer = await tryRegister(new HttpClient(url, { 'x-forwarded-for': randomAddress() }));
      if (answer.errors) throw new Error(refusalOf(answer)?.message);
      return answer.status;
    };
    const uploaded: string[] = [];
    const upload = async () => {
      const file = await videoOf(300_000);
      const through = new HttpClient(url, { cookie: admin.cookieHeader() });
      const opened = await startUpload(through, course.id, file.length);
      await send(url, opened, file, { cookie: admin.cookieHeader() }, { chunkSize: 100_000 }).done;
      uploaded.push(sha256(file).toString('hex'));
      return 200;
    };
    const traffic = Promise.all([visit, visit, visit, signUp, upload].map(goOn));
    migrations.push({ name: '9999-next', class: NextMigration });
    for (const old of [...processes]) {
      const successor = await startAnother();
      proxy.add(successor.url);
      await old.stop();
      proxy.remove(old.url);
      processes = [...processes.filter((each) => each !== old), successor];
    }
    migrations.pop();
    isOver = true;
    await traffic;

    expect([...statuses.keys()]).toEqual([200]);
    expect(await first.sql("select from mikro_orm_migrations where name = '9999-next'")).toHaveLength(1);
    expect(statuses.get(200)).toBeGreaterThan(10);
    await eventually(async () => {
      const rows = await first.sql<{ sum: string }>('select video_sha256 as sum from lectures');
      expect(rows.map(({ sum }) => sum).sort()).toEqual(uploaded.sort());
    });
    expect(uploaded.length).toBeGreaterThan(0);
    proxy.close();
    await Promise.all(processes.map((each) => each.stop()));
    await first.stop();
  },
);

const randomAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;
