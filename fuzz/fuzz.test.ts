// @slow fuzz server/src/platform/http server/src/platform/graphql
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, open, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { HttpClient } from '#testing/http-client.ts';
import { isExhaustive } from '#testing/sample.ts';
import { fuzz } from './fuzzer.ts';
import { ask, holdings, leftOvers } from './oracle.ts';
import { openSchool, type FuzzedSchool } from './school.ts';
import { targets } from './targets/index.ts';

/** The same cases each time. `npm run fuzz` searches for new ones. */
const SEED = 1;
const EXHAUSTIVE_MS = 60_000;

let school: FuzzedSchool;
beforeAll(async () => {
  school = await openSchool(inject('postgresUrl'), inject('templateDatabase'));
});
afterAll(() => school.stop());

it('malformed input is answered, and leaves nothing behind', async () => {
  const end = performance.now() + EXHAUSTIVE_MS;
  const share = EXHAUSTIVE_MS / targets.length;
  const { findings, leftOvers } = await fuzz(school, targets, {
    seed: SEED,
    goesOn: (target) =>
      isExhaustive && performance.now() < end - share * (targets.length - 1 - targets.indexOf(target)),
  });
  expect({ findings, leftOvers }).toEqual({ findings: [], leftOvers: [] });
});

/** Injected faults, each with its undo function. */
const LEAKS: Record<string, { says: RegExp; leak: () => Promise<() => unknown> }> = {
  'memory that is held': {
    says: /^1\d\d MB of memory$/,
    leak: () => {
      const held = [Buffer.alloc(110e6, 1)];
      return Promise.resolve(() => held.pop());
    },
  },
  'a file that stays open': {
    says: /^open: .*left-open$/,
    leak: async () => {
      const file = await open(join(school.config.dataDir, 'left-open'), 'w');
      return () => file.close();
    },
  },
  'unclosed connections': {
    says: /^\d+ connections$/,
    leak: async () => {
      const { port } = new URL(school.url);
      // Far more than the pools may close meanwhile.
      const sockets = Array.from({ length: 60 }, () => connect(Number(port), 'localhost'));
      await Promise.all(sockets.map((socket) => once(socket, 'connect')));
      return () => sockets.forEach((socket) => socket.destroy());
    },
  },
  'a temporary file': {
    says: /^temporary file: /,
    leak: async () => {
      await writeFile(join(school.temporary, 'left'), 'x');
      return () => undefined;
    },
  },
  'an object without a row': {
    says: /^object without a row: /,
    leak: async () => {
      await mkdir(join(school.config.dataDir, 'media', 'images'), { recursive: true });
      await writeFile(join(school.config.dataDir, 'media', 'images', 'left'), 'x');
      return () => undefined;
    },
  },
  'a row of an object that nothing uses': {
    says: /^reserved: left$/,
    leak: async () => {
      await school.sql(
        `insert into stored_objects (key, is_attached, reserved_at) values ('left', false, now())`,
      );
      return () => school.sql(`delete from stored_objects where key = 'left'`);
    },
  },
  'a job that failed': {
    says: /^failed job send-mail: boom$/,
    leak: async () => {
      const id = randomUUID();
      await school.sql(
        `select graphile_worker.add_job('send-mail', '{}', run_at := now() + '1 day', job_key := $1)`,
        [id],
      );
      await school.sql(
        `update graphile_worker._private_jobs set last_error = 'boom', attempts = 1 where key = $1`,
        [id],
      );
      return () => school.sql(`delete from graphile_worker._private_jobs where key = $1`, [id]);
    },
  },
};

describe('the oracle', () => {
  it.each(Object.entries(LEAKS))('detects %s', async (_name, { says, leak }) => {
    const before = await holdings(school);
    const undo = await leak();
    const found = leftOvers(before, await holdings(school));
    await undo();
    expect(found).toEqual([expect.stringMatching(says)]);
  });

  const answering =
    (status: number, body = '', headers: Record<string, string> = {}): RequestListener =>
    (_request, response) =>
      void response.writeHead(status, headers).end(body);

  it.each<[string, RequestListener, RegExp]>([
    ['a 500', answering(500), /Answered 500/],
    ['a 503 without Retry-After', answering(503), /Answered 503/],
    ['an internal error in GraphQL', answering(200, '{"code":"INTERNAL_SERVER_ERROR"}'), /Answered 200/],
    ['a missing response', () => undefined, /No response/],
  ])('detects %s', async (_name, listener, says) => {
    const server = createServer(listener).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const client = new HttpClient(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    await expect(ask(client, '/')).rejects.toThrow(says);
    server.closeAllConnections();
    server.close();
  });

  it('accepts a refusal, and a 503 with Retry-After', async () => {
    const server = createServer(answering(503, '', { 'retry-after': '1' })).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const client = new HttpClient(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    expect(await ask(client, '/')).toEqual({ status: 503, text: '' });
    server.closeAllConnections();
    server.close();
  });
});
