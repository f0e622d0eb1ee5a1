import { once } from 'node:events';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { TextCipher } from '#server/platform/common/text-cipher.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';
import { checkAddress } from './address.check.ts';
import { CALLER_PATH, makeProof } from './caller.ts';

const SECRET = 'the secret of the school that is looked at';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ SECRET });
});
afterAll(() => app.stop());

/** Starts a proxy that appends a client address to X-Forwarded-For and forwards to a school. */
async function startProxy(url: () => string): Promise<Server> {
  const proxy = createServer((incoming, outgoing) => {
    const given = incoming.headers['x-forwarded-for'];
    const headers = {
      ...incoming.headers,
      'x-forwarded-for': [given ?? [], '198.51.100.7'].flat().join(', '),
    };
    request(new URL(incoming.url ?? '/', url()), { headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    }).end();
  });
  await once(proxy.listen(0, '127.0.0.1'), 'listening');
  return proxy;
}
const addressOf = (proxy: Server) => `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;

it('reports an untrusted proxy', async () => {
  const proxy = await startProxy(() => app.url);
  const findings = await checkAddress({ ...app.config, publicUrl: addressOf(proxy) });
  proxy.close();
  expect(findings).toContainEqual({
    part: 'Address',
    state: 'ATTENTION',
    text: expect.stringMatching(
      /^A request passes 1 proxy, but TRUST_PROXY is 0: all visitors share/,
    ) as string,
    remedy: 'Set TRUST_PROXY to 1.',
  });
});

it('reports a trusted proxy that does not exist', async () => {
  const other = await startApp({ SECRET, TRUST_PROXY: '2' });
  const proxy = await startProxy(() => other.url);
  const settings = other.config;
  const findings = await checkAddress({ ...settings, publicUrl: addressOf(proxy) });
  const fine = await checkAddress({ ...settings, publicUrl: addressOf(await startProxyBefore(proxy)) });
  await other.stop();
  proxy.close();
  expect(findings).toContainEqual({
    part: 'Address',
    state: 'FAULT',
    text: expect.stringMatching(
      /^Client addresses can be spoofed: TRUST_PROXY is 2, but a request passes 1 proxy\./,
    ) as string,
    remedy: expect.stringMatching(/^Set TRUST_PROXY to 1/) as string,
  });
  expect(fine.map(({ state }) => state)).toEqual(['WELL']);
});

async function startProxyBefore(proxy: Server): Promise<Server> {
  const first = await startProxy(() => addressOf(proxy));
  proxy.once('close', () => first.close());
  return first;
}

it('reveals the address of the caller only to callers that know the secret', async () => {
  for (const authorization of [
    'Bearer none',
    undefined,
    `Bearer ${makeProof(new TextCipher({ current: 'another secret' }))}`,
  ]) {
    const answer = await fetch(app.url + CALLER_PATH, { headers: authorization ? { authorization } : {} });
    expect(answer.status).toBe(404);
  }
});
