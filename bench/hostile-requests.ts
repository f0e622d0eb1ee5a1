import { randomBytes, randomInt } from 'node:crypto';
import sharp from 'sharp';
import { REGISTER } from '#testing/factories.ts';
import { HttpClient } from '#testing/http-client.ts';
import { progressiveJpeg } from '#server/platform/storage/progressive-jpeg.test-helper.ts';
import {
  FORM_TYPE,
  graphql,
  headOf,
  JSON_TYPE,
  newRequest,
  request,
  stall,
  stare,
  stay,
  type HostileRequest,
  type Outcome,
  type Sent,
  type Visitor,
} from './hostile-sending.ts';

const MEBIBYTE = 1024 * 1024;

const PREVIEWS = '{ courses(first: 1) { nodes { lectures { video { url } } } } }';

interface Previews {
  courses: { nodes: { lectures: { video: { url: string } | null }[] }[] };
}

/** Requests a public video many times and reads nothing. */
async function askForVideo(from: Visitor): Promise<Outcome> {
  const client = new HttpClient(from.origin, { 'x-forwarded-for': from.address });
  const { data } = await client.graphql<Previews>(PREVIEWS);
  const [link] =
    data?.courses.nodes.flatMap(({ lectures }) => lectures.flatMap(({ video }) => video ?? [])) ?? [];
  if (!link) throw new Error('No lecture is a free preview');
  const { pathname, search } = new URL(link.url, from.origin);
  return stare(from, headOf(from, `GET ${pathname}${search}`).repeat(16));
}

const field = (name: string, value: string) =>
  `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
export const filePart = (name: string, type = 'png') =>
  `--x\r\nContent-Disposition: form-data; name="${name}"; filename="a.${type}"\r\nContent-Type: image/${type}\r\n\r\n`;
const operation = (query: string, variables: object) =>
  field('operations', JSON.stringify({ query, variables })) +
  field('map', '{"0":["variables.input.avatar"]}');

let people = 0;
/** Fields of a new account. */
const stranger = () => {
  const email = `hostile-${++people}@example.com`;
  return { fullName: 'A Stranger', email, password: 'Lectern#1', avatar: null };
};

/** The body of a registration, up to the bytes of its picture. */
const registration = (type: string) => operation(REGISTER, { input: stranger() }) + filePart('0', type);
const END = '\r\n--x--\r\n';

/** Random letters, so that no cache has a response for them. */
const letters = (length: number) => randomBytes(length).toString('hex').slice(0, length);
/** A path with random capitalization. */
const inOtherCapitals = (path: string) =>
  path.replaceAll(/[a-z]/g, (letter) => (randomInt(2) === 0 ? letter : letter.toUpperCase()));

/** Strings of nine digits with the same hash in older versions of V8: parsing 80 kB of them took seconds. */
const collidingTexts = Array.from({ length: 6_860 }, (_, index) => String(100_001_380 + index * 2 ** 17));

const manyScans = progressiveJpeg(4_096, 900);

/** A picture of many pixels in few bytes. */
const hugePicture = sharp({ create: { width: 6_000, height: 5_000, channels: 3, background: '#123' } })
  .jpeg({ progressive: true, quality: 1 })
  .toBuffer();

const register = (type: string, picture: Buffer): Sent => ({
  path: '/graphql',
  headers: FORM_TYPE,
  body: Buffer.concat([Buffer.from(registration(type)), picture, Buffer.from(END)]),
});

const login = (email: string): Sent => ({
  path: '/api/v1/user/login',
  headers: JSON_TYPE,
  body: JSON.stringify({ email, password: 'Wrong#123' }),
});

const jsonHead = (from: Visitor, length: number) =>
  headOf(from, 'POST /graphql', 'Content-Type: application/json', `Content-Length: ${length}`);
const formHead = (from: Visitor, path: string, length: number) =>
  headOf(
    from,
    `POST ${path}`,
    `Content-Type: ${FORM_TYPE['content-type']}`,
    'Apollo-Require-Preflight: true',
    `Content-Length: ${length}`,
  );
/** The first 100 kB of a registration over REST. */
function silentForm(): string {
  const { fullName, email, password } = stranger();
  const fields = field('fullName', fullName) + field('email', email) + field('password', password);
  return fields + filePart('avatar') + letters(100_000);
}

/** Requests of visitors, one of each kind, grouped by what they attack. */
export const requestsOfVisitors: readonly HostileRequest[] = [
  // Bodies
  request('a body of 2 MiB', { path: '/graphql', headers: JSON_TYPE, body: Buffer.alloc(2 * MEBIBYTE, 'a') }),
  request('a body that is not JSON', { path: '/api/v1/user/login', headers: JSON_TYPE, body: '{"email":' }),
  request('a wrong content length', {
    path: '/graphql',
    headers: { ...JSON_TYPE, 'content-length': 60 * MEBIBYTE },
    body: '{}',
  }),
  { name: 'a body that stalls', send: (from) => stall(from, `${jsonHead(from, 5_000)}{`) },
  { name: 'a body that goes silent', send: (from) => stay(from, `${jsonHead(from, 90_000)}{"query":"`) },
  { name: 'half a head', send: (from) => stall(from, 'POST /graphql HTTP/1.1\r\nHost: loc') },
  { name: 'a connection without a byte', send: (from) => stay(from, '') },
  {
    name: 'a registration that goes silent',
    send: (from) => stay(from, formHead(from, '/api/v1/user/register', 9_500_000) + silentForm()),
  },
  {
    name: 'a GraphQL upload that goes silent',
    send: (from) =>
      stay(from, formHead(from, '/graphql', 9_500_000) + registration('png') + letters(100_000)),
  },
  request('JSON of strings with colliding hashes', graphql('{ __typename }', { a: collidingTexts })),
  request('JSON of depth 45,000', {
    path: '/graphql',
    headers: JSON_TYPE,
    body: `{"query":"{ __typename }","variables":{"a":${'['.repeat(45_000)}${']'.repeat(45_000)}}}`,
  }),
  request('a form without an end', {
    path: '/graphql',
    headers: FORM_TYPE,
    body: `${registration('png')}PNG`,
  }),
  request('an unexpected file', {
    path: '/graphql',
    headers: FORM_TYPE,
    body: Buffer.concat([
      Buffer.from(operation('{ __typename }', {}) + filePart('0')),
      Buffer.alloc(MEBIBYTE),
      Buffer.from(END),
    ]),
  }),
  newRequest('a portrait that unpacks to gigabytes', async () => register('png', await hugePicture)),
  newRequest('a portrait of 883 scans', () => register('jpeg', manyScans)),

  // Documents
  request('a document of depth 200', graphql('{ me'.repeat(200) + '}'.repeat(200))),
  request(
    'a document of 500 aliases',
    graphql(
      `{ ${Array.from({ length: 500 }, (_, index) => `a${index}: courses(first: 100) { totalCount }`).join(' ')} }`,
    ),
  ),
  request('a document of 50,000 tokens', graphql(`{ ${'__typename '.repeat(9_000)} }`)),
  newRequest('a document with a random comment of 90 kB', () =>
    graphql(`{ __typename } #${letters(90_000)}`),
  ),
  newRequest('20 catalogue searches in one document', () =>
    graphql(
      `{ ${Array.from({ length: 20 }, (_, index) => `a${index}: courses(search: "${letters(12)}") { totalCount }`).join(' ')} }`,
    ),
  ),
  newRequest('a catalogue page for a random search', () => ({
    path: `/courses?q=${letters(12)}`,
    method: 'GET',
  })),
  newRequest('a hash of another document', () =>
    graphql('{ __typename }', {}, { persistedQuery: { version: 1, sha256Hash: letters(64) } }),
  ),
  request(
    'a hash of another version',
    graphql('{ __typename }', {}, { persistedQuery: { version: 2, sha256Hash: '00' } }),
  ),
  request(
    'a search for nonsense',
    graphql('{ searchLectures(search: "a% _\\\\ \\u0000 (((" ) { totalCount } }'),
  ),
  request('a subscription without its field', {
    path: '/graphql/stream',
    headers: { ...JSON_TYPE, accept: 'text/event-stream' },
    body: JSON.stringify({ query: 'subscription { lectureChanged @skip(if: true) { id } }' }),
  }),

  // Endpoints
  newRequest('a guessed password', () => login(`nobody-${++people}@example.com`)),
  newRequest('a guessed password of an admin', () => login('admin@example.com')),
  newRequest('a registration', () => register('png', Buffer.from('no picture'))),
  newRequest('a sitemap with random capitalization', () => ({
    path: inOtherCapitals('/sitemaps/courses-1.xml'),
    method: 'GET',
  })),
  request('a forged webhook event', {
    path: '/webhooks/stripe',
    headers: { ...JSON_TYPE, 'stripe-signature': 't=1,v1=00' },
    body: '{"id":"evt_1","type":"invoice.paid"}',
  }),
  request('a chunk of an unknown upload', {
    path: '/uploads/00000000-0000-0000-0000-000000000000',
    method: 'PATCH',
    headers: {
      'content-type': 'application/offset+octet-stream',
      'tus-resumable': '1.0.0',
      'upload-offset': '-1',
      'upload-length': '1',
    },
    body: Buffer.alloc(64 * 1024),
  }),
  request('an unknown certificate', { path: '/certificates/0000.pdf', method: 'GET' }),
  request('a media link with path traversal', {
    path: '/media/videos/..%2f..%2f..%2fetc%2fpasswd',
    method: 'GET',
  }),
  { name: 'a video that the client stops reading', send: askForVideo },
  request('a range without an end', {
    path: '/media/images/none.webp',
    method: 'GET',
    headers: { range: `bytes=${'0-1,'.repeat(500)}` },
  }),
];
