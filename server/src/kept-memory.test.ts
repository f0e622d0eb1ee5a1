// @slow server/src/platform server/src/pages
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Html } from '#shared/html.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';
import { buildClient } from './pages/built-client.test-helper.ts';
import { PageTemplate } from './pages/page-template.ts';
import { VisitorPages } from './pages/visitor-pages.ts';
import { keptRows } from './platform/answers/kept.ts';
import { ownBytes } from './platform/common/own-copy.ts';
import { ProcessLimit } from './platform/common/process-limit.ts';
import { languageOfRequest } from './platform/http/request-language.ts';
import { KeptPlaylists } from './platform/media/kept-playlists.ts';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

let app: TestApp;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-dist-'));
  await buildClient(folder);
  app = await startApp();
});
afterAll(async () => {
  await app.stop();
  await rm(folder, { recursive: true });
});

const MIB = 1024 * 1024;
const answers = () => app.container.services.keptAnswers;
const content = () => app.container.services.publicContent;

async function memory(): Promise<number> {
  // Buffers are freed one turn after their objects.
  for (let times = 0; times < 3; times += 1) {
    collectGarbage();
    await new Promise((resolve) => setImmediate(resolve));
  }
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

/** A text with its own memory. */
const text = (bytes: number) => Buffer.alloc(bytes, 'x').toString('latin1');
/** A page whose bytes do not compress. */
const page = () => randomBytes(300_000).toString('base64');

/** A cache that clients can fill: the number of entries, and the limit in MiB. */
interface Keeper {
  times: number;
  mebibytes: number;
  /** Creates the cache, and returns a function that adds an entry. */
  open: () => (index: number) => unknown;
}

const keepers: Record<string, Keeper> = {
  'answers to visitors, large ones': {
    times: 450,
    mebibytes: 34,
    open: () => (index) => {
      const answer = { headers: {}, body: randomBytes(100_000) };
      answers().save(`GET ${index}`, answer, answers().moment);
    },
  },
  'answers to visitors, small ones of long addresses': {
    times: 3_000,
    mebibytes: 34,
    open: () => (index) => {
      const headers = Object.fromEntries(Array.from({ length: 20 }, (_, each) => [`name-${each}`, text(40)]));
      answers().save(`GET ${index}${text(8_000)}`, { headers, body: ownBytes('{}') }, answers().moment);
    },
  },
  'rows that are the same for everyone': {
    times: 12_000,
    mebibytes: 18,
    open: () => {
      const rows = keptRows<{ title: string }>(content());
      return (index) => rows.read(`row ${index}`, async () => ({ title: text(1_000) }));
    },
  },
  'small rows': {
    times: 40_000,
    mebibytes: 18,
    open: () => {
      const rows = keptRows<{ count: number }>(content());
      return (index) => rows.read(`[${index},null,"category",null]`, async () => ({ count: index }));
    },
  },
  'pages for visitors': {
    times: 90,
    mebibytes: 50,
    open: () => {
      const pages = new VisitorPages(content());
      return (index) =>
        pages.read(`/courses/${index}`, { render: async () => page(), headersToKeep: () => ({}) });
    },
  },
  'pages with parameters': {
    times: 12,
    mebibytes: 6,
    open: () => {
      const pages = new VisitorPages(content());
      return (index) =>
        pages.read(`/courses?q=${index}`, { render: async () => page(), headersToKeep: () => ({}) });
    },
  },
  'pages without content': {
    times: 300,
    mebibytes: 18,
    open: () => {
      const template = new PageTemplate(join(folder, 'client'));
      return (index) =>
        template.render(new Html(`${index}${text(60_000)}`), { answers: '', scripts: '' }, 'identity');
    },
  },
  playlists: {
    times: 350,
    mebibytes: 20,
    open: () => {
      const line = () => `#EXTINF:4,\n${text(60)}.m4s\n`;
      const storage = {
        localPath: (key: string) => key,
        head: async () => ({ etag: 'x' }),
        get: async () => Readable.from([`#EXTM3U\n${Array.from({ length: 700 }, line).join('')}`]),
      };
      const kept = new KeptPlaylists(storage as unknown as ConstructorParameters<typeof KeptPlaylists>[0]);
      return (index) => kept.read(`videos/${index}/stream.m3u8`, '?a=b');
    },
  },
  'requested languages': {
    times: 2_500,
    mebibytes: 8,
    open: () => (index) => languageOfRequest({ 'accept-language': `de-${index}, ${text(16_000)}` }, 'en'),
  },
  'clients that are counted in memory': {
    times: 20_000,
    mebibytes: 6,
    open: () => {
      const limit = new ProcessLimit({ name: 'test', points: 1, seconds: 600 });
      return (index) => limit.spend(`address:2001:db8:${index.toString(16)}:ffff:ffff:ffff:ffff:0`, 1);
    },
  },
};

it.each(Object.entries(keepers))(
  '%s use a bounded amount of memory',
  async (_name, { times, mebibytes, open }) => {
    content().changed();
    const keep = open();
    await keep(-1);
    const before = await memory();
    for (let index = 0; index < times; index += 1) await keep(index);
    const after = await memory();
    expect((after - before) / MIB).toBeLessThan(mebibytes);
    // Keeps the cache reachable until here.
    await keep(times);
  },
);
