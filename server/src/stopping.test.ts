// @slow server/src/platform server/src/app.ts server/src/server.ts server/src/container.ts
import { once } from 'node:events';
import { Agent, get, request, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { eventually } from '#testing/eventually.ts';
import { startApp } from '#testing/start-app.ts';

const CATALOGUE = '/api/v1/courses';

interface Answer {
  status: number | undefined;
  connection: string | undefined;
  isReused: boolean;
}

/** Sends a request as a proxy that keeps its connections in `agent`. */
async function ask(url: string, agent: Agent): Promise<Answer> {
  const sent = get(url, { agent });
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  await text(response);
  const { statusCode, headers } = response;
  return { status: statusCode, connection: headers.connection, isReused: sent.reusedSocket };
}

it('the server serves a proxy until it has noticed, and closes its connections with a response', async () => {
  const app = await startApp({ TRUST_PROXY: '1' }, { httpLimits: { drainMs: 3_000 } });
  const [kept, fresh] = [new Agent({ keepAlive: true }), new Agent()];
  expect(await ask(app.url + CATALOGUE, kept)).toMatchObject({ status: 200, connection: 'keep-alive' });

  const stopped = app.stop();
  expect(await ask(`${app.url}/readyz`, fresh)).toMatchObject({ status: 503 });
  // Connections that the proxy has, and those that it opens in the meantime.
  const last = { status: 200, connection: 'close' };
  expect(await ask(app.url + CATALOGUE, kept)).toEqual({ ...last, isReused: true });
  expect(await ask(app.url + CATALOGUE, fresh)).toEqual({ ...last, isReused: false });

  await stopped;
  await expect(ask(app.url + CATALOGUE, fresh)).rejects.toThrow('ECONNREFUSED');
});

/** Starts a request, stops the app, and sends the rest of the request a second later. Returns the status of the response. */
async function askAcrossStop(finishMs: number): Promise<number | string> {
  const app = await startApp({}, { httpLimits: { finishMs } });
  const body = JSON.stringify({ query: '{ plan { termYears } }' });
  const headers = { 'content-type': 'application/json', 'content-length': body.length };
  const sent = request(`${app.url}/graphql`, { method: 'POST', headers, agent: new Agent() });
  const answered = once(sent, 'response').then(
    ([response]) => (response as IncomingMessage).resume().statusCode ?? 0,
    (error: NodeJS.ErrnoException) => error.code ?? '',
  );
  sent.write(body.slice(0, 10));
  await eventually(() => expect(sent.socket?.bytesWritten).toBeGreaterThan(0));
  const stopped = app.stop();
  await pause(1_000);
  sent.end(body.slice(10));
  const answer = await answered;
  await stopped;
  return answer;
}

it('a request in flight may finish within the time limit, and is cut off after that', async () => {
  expect(await askAcrossStop(10_000)).toBe(200);
  expect(await askAcrossStop(100)).toBe('ECONNRESET');
});
