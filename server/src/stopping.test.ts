import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
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
