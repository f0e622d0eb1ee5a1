// @slow faults deploy server/src/platform/db server/src/platform/http server/src/server.ts server/src/main.ts
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '#testing/eventually.ts';
import { nginx, startNginx, type Nginx } from '#testing/nginx.ts';

/** Longer than `proxy_next_upstream_timeout`. */
const LONG_MS = 3_500;

describe.runIf(nginx)('nginx with the shipped configuration', () => {
  let proxy: Nginx;
  let processes: Server[];
  let listeners: [RequestListener, RequestListener];
  const answers =
    (status: number): RequestListener =>
    (_request, response) =>
      void response.writeHead(status, status === 503 ? { 'Retry-After': '2' } : {}).end();

  beforeAll(async () => {
    processes = [0, 1].map((index) =>
      createServer((request, response) => listeners[index]?.(request, response)),
    );
    await Promise.all(processes.map((each) => once(each.listen(0, '127.0.0.1'), 'listening')));
    const [one = 0, other = 0] = processes.map((each) => (each.address() as AddressInfo).port);
    proxy = await startNginx([one, other]);
  });
  afterAll(async () => {
    await proxy.stop();
    for (const each of processes) each.close().closeAllConnections();
  });
  it('passes on the 503 if every process is overloaded, and continues as soon as they recover', async () => {
    listeners = [answers(503), answers(503)];
    for (let times = 0; times < 5; times++) {
      const { status, headers } = await fetch(proxy.url);
      expect({ status, retryAfter: headers.get('retry-after') }).toEqual({ status: 503, retryAfter: '2' });
    }
    listeners = [answers(200), answers(200)];
    const statuses = await Promise.all(Array.from({ length: 10 }, () => fetch(proxy.url)));
    expect(new Set(statuses.map(({ status }) => status))).toEqual(new Set([200]));
  });

  it('retries a refused request at another process, but not if it may have had an effect', async () => {
    const taken: string[] = [];
    listeners = [
      answers(503),
      (request, response) => {
        taken.push(request.method ?? '');
        answers(200)(request, response);
      },
    ];
    for (let times = 0; times < 5; times++) expect((await fetch(proxy.url)).status).toBe(200);
    expect(taken).toHaveLength(5);
    listeners = [answers(503), answers(503)];
    expect((await fetch(proxy.url, { method: 'POST', body: 'once' })).status).toBe(503);
  });

  it('passes on a refusal that took long, because another process would take as long', async () => {
    let asked = 0;
    const slowly: RequestListener = (request, response) => {
      asked += 1;
      void pause(LONG_MS).then(() => answers(503)(request, response));
    };
    listeners = [slowly, slowly];
    expect((await fetch(proxy.url)).status).toBe(503);
    expect(asked).toBe(1);
  });

  it('logs method and path of requests, without secrets in URLs', async () => {
    listeners = [answers(200), answers(200)];
    await fetch(`${proxy.url}/reset-password?token=secret-of-a-mail`);
    await eventually(async () =>
      expect(await readFile(proxy.accessLog, 'utf8')).toMatch(/"GET \/reset-password HTTP\/1.1" 200 /),
    );
    expect(await readFile(proxy.accessLog, 'utf8')).not.toContain('secret-of-a-mail');
  });

  it('reads no more of a video than the client does', async () => {
    const size = 64 * 1024 * 1024;
    let sent = 0;
    const send: RequestListener = (_request, response) => {
      const part = Buffer.alloc(1024 * 1024);
      const more = () => {
        while (!response.destroyed && sent < size) {
          sent += part.length;
          if (!response.write(part)) return void response.once('drain', more);
        }
      };
      more();
    };
    listeners = [send, send];
    const { body } = await fetch(`${proxy.url}/media/videos/1.mp4`);
    await pause(1_000);
    // The amount that the kernel and both programs can buffer.
    expect(sent).toBeLessThan(size / 2);
    await body?.cancel();
  });
});
