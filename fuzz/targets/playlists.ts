import { Readable } from 'node:stream';
import fc from 'fast-check';
import { createCourse, registerAdmin } from '#testing/factories.ts';
import { newId } from '#server/platform/common/identifier.ts';
import { PLAYLIST_TYPE } from '#server/platform/media/playlist.ts';
import { ask } from '../oracle.ts';
import { sendFile } from '../send-file.ts';
import { defineTarget } from '../target.ts';

const ADD = 'mutation A($input: AddLectureInput!) { addLecture(input: $input) { id } }';

const address = fc.oneof(
  fc.constantFrom(
    'part.m4s',
    '../part.m4s',
    '/etc/passwd',
    'file:///etc/passwd',
    'http://127.0.0.1:1/',
    'a?b',
    '?',
    '"',
  ),
  fc.webUrl({ withQueryParameters: true }),
  fc.string({ unit: 'binary', maxLength: 16 }),
);
const tag = fc
  .tuple(
    fc.constantFrom(
      '#EXTINF:4,',
      '#EXT-X-MAP:',
      '#EXT-X-KEY:METHOD=AES-128,',
      '#EXT-X-STREAM-INF:BANDWIDTH=-1,',
      '#',
      '',
    ),
    fc.constantFrom('URI="', 'URI=', ''),
    address,
    fc.constantFrom('"', ''),
  )
  .map((parts) => parts.join(''));
const playlist = fc
  .record({
    start: fc.constantFrom('#EXTM3U\n', '#EXTM3U\n#EXT-X-VERSION:7\n', 'ffconcat version 1.0\n', ''),
    lines: fc.array(fc.oneof(tag, address), { maxLength: 20 }),
    times: fc.constantFrom(1, 1, 1, 2_000),
  })
  .map(({ start, lines, times }) => start + `${lines.join('\n')}\n`.repeat(times));

/** Playlists, valid ones and ones sent as videos. */
export const playlists = defineTarget({
  name: 'playlists',
  async prepare(school) {
    const { client } = await registerAdmin(school);
    return { school, client, courseId: (await createCourse(client)).id };
  },
  arbitrary: () => playlist,
  async send({ school, client, courseId }, text) {
    const file = Buffer.from(text);
    const input = { courseId, title: 'A', description: 'A' };
    await sendFile(client, { query: ADD, input, field: 'video', file });

    const { storage, links } = school.container.services;
    const key = `streams/${newId()}/index.m3u8`;
    await storage.put(key, Readable.from([file]), { contentType: PLAYLIST_TYPE });
    try {
      await ask(school.visitor(), links.sign(key));
    } finally {
      await storage.delete(key);
    }
  },
});
