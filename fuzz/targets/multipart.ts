import fc from 'fast-check';
import { drawPicture, registerAdmin } from '#testing/factories.ts';
import { mutate, mutations } from '../mutations.ts';
import { ask } from '../oracle.ts';
import { defineTarget } from '../target.ts';

const UPDATE = 'mutation U($input: UpdateProfileInput!) { updateProfile(input: $input) { id } }';
const OPERATIONS = JSON.stringify({
  query: UPDATE,
  variables: { input: { fullName: 'Ada Lovelace', avatar: null } },
});

const name = fc.oneof(
  fc.constantFrom(
    'operations',
    'map',
    '0',
    '1',
    'avatar',
    'fullName',
    '__proto__',
    '',
    '\0',
    'a'.repeat(300),
  ),
  fc.string({ unit: 'binary', maxLength: 8 }),
);
const content = fc.oneof(
  fc.constantFrom(
    OPERATIONS,
    `[${OPERATIONS}]`,
    '{"0":["variables.input.avatar"]}',
    '{"0":["__proto__.x"]}',
    '{"0":[]}',
    'null',
    '',
  ),
  fc.json({ maxDepth: 2 }),
  fc.string({ unit: 'binary' }),
);
interface Part {
  name: string;
  content: string;
  /** Null for a field. */
  fileName: string | null;
  /** Further header lines of the part. */
  header: string;
}

const part: fc.Arbitrary<Part> = fc.record({
  name,
  content,
  fileName: fc.option(
    fc.oneof(fc.constantFrom('a.png', '../../a', ''), fc.string({ unit: 'binary', maxLength: 8 })),
  ),
  header: fc.constantFrom(
    '',
    'Content-Type: image/png\r\n',
    'Content-Transfer-Encoding: base64\r\n',
    'X:\r\n',
    ': y\r\n',
  ),
});

const BOUNDARY = 'fuzz';
const bytesOf = ({ name: field, content: body, fileName, header }: Part) =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${field}"` +
  `${fileName === null ? '' : `; filename="${fileName}"`}\r\n${header}\r\n${body}\r\n`;

/** Multipart forms with parts in any order, with any names, and without an end. */
export const multipart = defineTarget({
  name: 'multipart',
  async prepare(school) {
    const { client } = await registerAdmin(school);
    const picture = Buffer.from(await (await drawPicture()).arrayBuffer()).toString('latin1');
    const named = { fileName: null, header: '' };
    const right: Part[] = [
      { ...named, name: 'operations', content: OPERATIONS },
      { ...named, name: 'map', content: '{"0":["variables.input.avatar"]}' },
      { ...named, name: '0', content: picture, fileName: 'a.png' },
    ];
    return { client, right };
  },
  arbitrary: ({ right }) =>
    fc.record({
      path: fc.constantFrom('/graphql', '/graphql', '/api/v1/user/register', '/api/v1/contact'),
      type: fc.constantFrom(BOUNDARY, BOUNDARY, BOUNDARY, `"${BOUNDARY}"`, 'other', '', 'a'.repeat(100)),
      body: fc
        .tuple(
          fc.oneof(fc.constant(right), fc.shuffledSubarray(right)),
          fc.array(part, { maxLength: 4 }),
          fc.boolean(),
          mutations,
        )
        .map(([some, odd, isEnded, changes]) => {
          const text = [...some, ...odd].map(bytesOf).join('') + (isEnded ? `--${BOUNDARY}--\r\n` : '');
          return mutate(Buffer.from(text, 'latin1'), changes);
        }),
    }),
  send: ({ client }, { path, type, body }) =>
    ask(client, path, {
      method: 'POST',
      headers: {
        'content-type': `multipart/form-data; boundary=${type}`,
        'apollo-require-preflight': 'true',
        'x-requested-with': 'fuzz',
      },
      body: new Uint8Array(body),
    }),
});
