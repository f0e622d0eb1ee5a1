import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Actor } from '#server/platform/common/actor.ts';
import { DiskStorage } from '#server/platform/storage/disk-storage.ts';
import { contentTypeOf } from '#server/platform/storage/storage.ts';
import { alphabet, fill, LECTURE, links, MediaServer, video } from './media-under-test.test-helper.ts';
import { withQuery } from './playlist.ts';

const STREAM = 'streams/0198c0de/';
const OTHER = 'streams/0198c0df/';
const MASTER = `#EXTM3U
#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="audio",NAME="Sound",URI="audio.m3u8"
#EXT-X-STREAM-INF:BANDWIDTH=800000,CODECS="avc1.64001e,mp4a.40.2"
360p.m3u8
`;
const RENDITION = `#EXTM3U
#EXT-X-MAP:URI="360p.mp4",BYTERANGE="5@0"
#EXTINF:4,
#EXT-X-BYTERANGE:10@5
360p.mp4

#EXT-X-ENDLIST
`;

let folder: string;
let server: MediaServer;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-streams-'));
  const storage = await DiskStorage.open({ folder, links });
  await fill(storage);
  for (const stream of [STREAM, OTHER]) {
    const objects = {
      'master.m3u8': MASTER,
      '360p.m3u8': RENDITION,
      '360p.mp4': alphabet,
      'poster.jpg': 'jpg',
    };
    for (const [name, text] of Object.entries(objects)) {
      const key = stream + name;
      await storage.put(key, Readable.from([Buffer.from(text)]), { contentType: contentTypeOf(key) });
    }
  }
  server = await new MediaServer(storage).start();
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const inSession = (tokenHash: string): Actor => ({
  userId: 'somebody',
  role: 'USER',
  via: { kind: 'session', id: 'session', tokenHash },
});
const byToken: Actor = {
  userId: 'somebody',
  role: 'USER',
  via: { kind: 'token', id: 'token', scopes: ['COURSES_READ'] },
};
const mine = { 'x-session': 'mine' };

async function statusOf(path: string, headers: Record<string, string> = {}): Promise<number | undefined> {
  return (await server.get(path, headers)).status;
}

describe('a link that was issued to a session', () => {
  const link = links.issueTo(inSession('mine')).to(video);

  it('works for this session only', async () => {
    expect(await statusOf(link, mine)).toBe(200);
    expect(await statusOf(link)).toBe(403);
    expect(await statusOf(link, { 'x-session': 'theirs' })).toBe(403);
    expect(await statusOf(link, { 'x-session': '' })).toBe(403);
  });

  it('cannot be changed into an unbound link', async () => {
    const loosened = [
      link.replace('bound=1', 'bound=0'),
      link.replace('bound=1', 'bound='),
      link.replace('bound=1&', ''),
      link.replace('bound=1', 'bound=0&bound=1'),
      link.replace('bound=1', 'bound[]=1'),
    ];
    for (const path of loosened) {
      expect({ path, status: await statusOf(path) }).toEqual({ path, status: 403 });
      expect({ path, status: await statusOf(path, { 'x-session': 'theirs' }) }).toEqual({
        path,
        status: 403,
      });
    }
  });
});

describe('a link without a session', () => {
  it.each<[string, Actor]>([
    ['a visitor', null],
    ['an API token', byToken],
  ])('that was issued to %s works for any client that has it', async (_, actor) => {
    const link = links.issueTo(actor).to(video);
    expect(await statusOf(link)).toBe(200);
    expect(await statusOf(link, mine)).toBe(200);
    expect(await statusOf(link.replace('bound=0', 'bound=1'), mine)).toBe(403);
  });
});

describe('the link to a stream', () => {
  const link = links.issueTo(inSession('mine')).to(`${STREAM}master.m3u8`);
  const query = link.split('?')[1] ?? '';

  it('opens every object of the stream', async () => {
    for (const name of ['master.m3u8', '360p.m3u8', '360p.mp4', 'poster.jpg']) {
      expect(await statusOf(`/media/${STREAM}${name}?${query}`, mine)).toBe(200);
      expect(await statusOf(`/media/${STREAM}${name}?${query}`)).toBe(403);
    }
  });

  it.each([
    `${OTHER}master.m3u8`,
    `${OTHER}360p.mp4`,
    `${STREAM}../0198c0df/master.m3u8`,
    `${STREAM}%2e%2e/0198c0df/master.m3u8`,
    `${STREAM}`,
    'streams/0198c0de',
    'streams/0198c0dex/master.m3u8',
    video,
  ])('does not open %s', async (key) => {
    expect([403, 404]).toContain(await statusOf(`/media/${key}?${query}`, mine));
  });

  it('cannot be derived from the link to the original', async () => {
    const original = links.issueTo(inSession('mine')).to(video).split('?')[1] ?? '';
    expect(await statusOf(`/media/${STREAM}master.m3u8?${original}`, mine)).toBe(403);
  });

  it('adds the subtitles of the lecture to the multivariant playlist, with links of their own', async () => {
    const { body } = await server.get(`${link}&lecture=${LECTURE}`, mine);
    const [, subtitles = ''] =
      /^#EXT-X-MEDIA:TYPE=SUBTITLES,(.*)$/m.exec(body)?.[0].match(/URI="\/captions\/a\.m3u8\?(.*)"$/) ?? [];
    expect(body).toBe(
      MASTER.replaceAll('.m3u8', `.m3u8?${query}`)
        .replace(
          '#EXT-X-STREAM-INF',
          `#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="captions",NAME="português",LANGUAGE="pt-BR",DEFAULT=NO,AUTOSELECT=YES,URI="/captions/a.m3u8?${subtitles}"\n$&`,
        )
        .replace('mp4a.40.2"', 'mp4a.40.2",SUBTITLES="captions"'),
    );
    const opened = Object.fromEntries(new URLSearchParams(subtitles));
    const { expires, bound } = Object.fromEntries(new URLSearchParams(query));
    expect(opened).toMatchObject({ expires, bound });
    expect(links.verify('captions/a', opened, 'mine')).toBeGreaterThan(0);
    for (const [scope, session] of [
      ['captions/a', 'theirs'],
      ['captions/a', undefined],
      ['captions/b', 'mine'],
      [STREAM, 'mine'],
    ] as const) {
      expect(links.verify(scope, opened, session)).toBeNull();
    }
  });

  it('stays without subtitles for a stream of no lecture, and for another lecture', async () => {
    for (const lecture of ['', '&lecture=', `&lecture=${LECTURE.replace(/.$/, '2')}`, '&lecture[]=a']) {
      const { status, body } = await server.get(`${link}${lecture}`, mine);
      expect(status).toBe(200);
      expect(body).not.toContain('SUBTITLES');
    }
  });

  it('is passed on by playlists to all objects that they name, down to byte ranges', async () => {
    const master = await server.get(link, mine);
    expect(master.headers).toMatchObject({
      'content-type': 'application/vnd.apple.mpegurl',
      'cache-control': 'no-store',
    });
    const [audio, rendition] = addressesIn(master.body);
    expect(audio).toBe(`audio.m3u8?${query}`);
    const playlist = await server.get(`/media/${STREAM}${rendition}`, mine);
    expect(playlist.status).toBe(200);
    const parts = addressesIn(playlist.body);
    expect(parts).toHaveLength(2);
    for (const part of parts) {
      const bytes = await server.get(`/media/${STREAM}${part}`, { ...mine, range: 'bytes=5-14' });
      expect(bytes).toMatchObject({ status: 206, body: alphabet.slice(5, 15) });
    }
  });

  it('answers HEAD for a playlist with its length', async () => {
    const whole = await server.get(link, mine);
    const head = await server.get(link, mine, 'HEAD');
    expect(head).toMatchObject({ status: 200, body: '' });
    expect(head.headers['content-length']).toBe(String(whole.body.length));
  });

  it('is 404 when the playlist is deleted', async () => {
    const gone = links.issueTo(null).to('streams/0198c0e0/master.m3u8');
    expect(await statusOf(gone)).toBe(404);
  });
});

/** Returns the addresses that a player fetches next, in the order of the playlist. */
function addressesIn(playlist: string): string[] {
  return playlist
    .split('\n')
    .flatMap((line) => (line.startsWith('#') ? (/URI="([^"]+)"/.exec(line)?.[1] ?? []) : line))
    .filter((line) => line !== '');
}

describe('a playlist with a query', () => {
  it.each([
    ['a.mp4', 'a.mp4?q=1'],
    ['parts/a.mp4', 'parts/a.mp4?q=1'],
    ['a.mp4?v=2', 'a.mp4?v=2&q=1'],
    ['https://elsewhere.example/a.mp4', 'https://elsewhere.example/a.mp4'],
    ['//elsewhere.example/a.mp4', '//elsewhere.example/a.mp4'],
    ['/a.mp4', '/a.mp4'],
    ['../other/a.mp4', '../other/a.mp4'],
    ['#EXT-X-KEY:METHOD=AES-128,URI="k.bin",IV=0x1', '#EXT-X-KEY:METHOD=AES-128,URI="k.bin?q=1",IV=0x1'],
    ['#EXT-X-MAP:URI="https://elsewhere.example/a"', '#EXT-X-MAP:URI="https://elsewhere.example/a"'],
    ['#EXTINF:4,URI of a title', '#EXTINF:4,URI of a title'],
    ['', ''],
  ])('turns %s into %s', (line, expected) => {
    expect(withQuery(`#EXTM3U\n${line}\n`, 'q=1')).toBe(`#EXTM3U\n${expected}\n`);
  });
});
