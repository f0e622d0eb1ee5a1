import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { RoundRobinProxy } from '#testing/round-robin-proxy.ts';
import { runApp } from '#testing/run-app.ts';
import { startApp } from '#testing/start-app.ts';

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

it('is replaced, one process after the other, and nobody is refused', { timeout: 60_000 }, async () => {
  const settings = { TRUST_PROXY: '1' };
  const options = { httpLimits: { drainMs: 1_000 } };
  const first = await startApp(settings, options);
  const startAnother = () =>
    runApp(first.config.databaseUrl ?? '', { ...settings, VIDEO_ENGINE: 'mediabunny', ROLE: 'web' }, options);
  const proxy = new RoundRobinProxy();
  const url = await proxy.listen();
  let processes = [await startAnother(), await startAnother()];
  for (const process of processes) proxy.add(process.url);

  let isOver = false;
  const statuses = new Map<number | string, number>();
  const visit = async () => {
    while (!isOver) {
      const status = await fetch(url + CATALOGUE).then(async (answer) => {
        await answer.text();
        return answer.status;
      }, String);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  const visitors = Promise.all(Array.from({ length: 4 }, visit));
  for (const old of [...processes]) {
    const successor = await startAnother();
    proxy.add(successor.url);
    await old.stop();
    proxy.remove(old.url);
    processes = [...processes.filter((each) => each !== old), successor];
  }
  isOver = true;
  await visitors;

  expect([...statuses.keys()]).toEqual([200]);
  expect(statuses.get(200)).toBeGreaterThan(10);
  proxy.close();
  await Promise.all(processes.map((each) => each.stop()));
  await first.stop();
});
