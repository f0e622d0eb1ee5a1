import fc from 'fast-check';
import { addLecture, createCourse, registerAdmin } from '#testing/factories.ts';
import { ask } from '../oracle.ts';
import { sendFile } from '../send-file.ts';
import { defineTarget } from '../target.ts';

const SAVE = 'mutation S($input: SaveCaptionsInput!) { saveCaptions(input: $input) { id url } }';

/** Words that matter to the formats, separated by spaces. */
const words = (list: string) => list.split(' ');

const oddTime = fc
  .array(fc.constantFrom(...words('0 00 01 59 60 99 999 99999999999 -1 : : . ,')), { maxLength: 8 })
  .map((parts) => parts.join(''));
/** A time in a minute. A cue from one minute to the next does not end before it begins. */
const time = (minute: string) => {
  const second = fc.nat(59).map((number) => `00:${minute}:${String(number).padStart(2, '0')}.000`);
  return fc.oneof({ weight: 9, arbitrary: second }, oddTime);
};
const arrow = fc.oneof(
  { weight: 9, arbitrary: fc.constant(' --> ') },
  fc.constantFrom('-->', ' -> ', '\t-->\t'),
);
const timing = fc
  .tuple(time('00'), arrow, time('01'), fc.constantFrom('', '', ' line:-1 align:start', ' X1:0'))
  .map((parts) => parts.join(''));

const word = fc.oneof(
  fc.constantFrom(
    ...words('< <b> </b> <v <00:00:01.000> <c.x & &lt; &#0; &#x110000; {\\an8} --> Ada \0 \u2028 \ufeff'),
  ),
  fc.string({ unit: 'binary', maxLength: 8 }),
);
/** Text said once, or so often that a quadratic parser never ends. */
const said = fc
  .tuple(fc.array(word, { minLength: 1, maxLength: 6 }), fc.constantFrom(1, 1, 1, 200, 5_000))
  .map(([parts, times]) => parts.join('').repeat(times));
const head = fc.constantFrom('', '', '1\n', 'NOTE\n', 'STYLE\n', 'REGION\n', 'WEBVTT\n');
const block = fc.tuple(head, timing, fc.constant('\n'), said).map((parts) => parts.join(''));
const text = fc
  .record({
    start: fc.constantFrom('WEBVTT\n\n', '\ufeffWEBVTT - x\n\n', ''),
    blocks: fc.array(fc.oneof({ weight: 9, arbitrary: block }, said), { maxLength: 12 }),
    gap: fc.constantFrom('\n\n', '\n\n', '\r\n\r\n', '\r\r', '\n'),
  })
  .map(({ start, blocks, gap }) => Buffer.from(start + blocks.join(gap)));
const noise = fc.uint8Array({ maxLength: 64 }).map((bytes) => Buffer.from(bytes));

/** WebVTT and SRT captions, which are parsed, stored and written again. */
export const captions = defineTarget({
  name: 'captions',
  async prepare(school) {
    const { client } = await registerAdmin(school);
    const lecture = await addLecture(client, (await createCourse(client)).id);
    return { school, client, lectureId: lecture.id };
  },
  arbitrary: () => fc.oneof({ weight: 5, arbitrary: text }, noise),
  async send({ school, client, lectureId }, file) {
    await school.sql('delete from captions');
    const input = { lectureId, language: 'en', version: null };
    const answer = await sendFile(client, { query: SAVE, input, field: 'file', file });
    const [, url] = /"url":"([^"]+)"/.exec(answer.text) ?? [];
    if (url !== undefined) await ask(client, url);
  },
});
