import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import sharp from 'sharp';
import { REGISTER } from '#testing/factories.ts';
import { HttpClient } from '#testing/http-client.ts';

/** How long an answer may take. */
const PATIENCE_MS = 5_000;
const MEBIBYTE = 1024 * 1024;

/** A status, or what came instead of an answer. */
export type Outcome = number | 'no answer in 5 s' | 'hung up on' | 'left by the visitor' | 'left unread';

/** What a hostile visitor sends: a request like no client's, from an address of its own. */
export interface HostileRequest {
  name: string;
  send: (origin: string, address: string) => Promise<Outcome>;
}

interface Sent {
  path: string;
  method?: string;
  headers?: Record<string, string | number>;
  body?: string | Buffer;
}

/** Sends a request and reads its answer to the end. */
function ask(origin: string, address: string, { path, method = 'POST', headers, body }: Sent) {
  return new Promise<Outcome>((resolve) => {
    const sent = httpRequest(new URL(path, origin), {
      method,
      agent: false,
      headers: { 'x-forwarded-for': address, ...headers },
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    // What is sent after the answer is refused by a reset; the answer counts.
    sent.on('error', ({ name }) => resolve(name === 'TimeoutError' ? 'no answer in 5 s' : 'hung up on'));
    sent.on('response', (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode ?? 0));
      answer.on('error', () => resolve('hung up on'));
    });
    sent.end(body);
  });
}

/** Opens a connection, sends what is there of a request, and goes away after a second without a word. */
function stall(origin: string, text: string): Promise<Outcome> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve) => {
    const socket = connect({ host: hostname, port: Number(port) }, () => socket.write(text));
    socket.on('error', () => resolve('hung up on')).on('close', () => resolve('left by the visitor'));
    setTimeout(() => socket.destroy(), 1_000);
  });
}

const PREVIEWS = '{ courses(first: 1) { nodes { lectures { video { url } } } } }';

interface Previews {
  courses: { nodes: { lectures: { video: { url: string } | null }[] }[] };
}

/** Asks for a video that everybody may watch, more of it than the kernel takes, and stays without reading until it is hung up on. */
async function stare(origin: string, address: string): Promise<Outcome> {
  const { data } = await new HttpClient(origin).graphql<Previews>(PREVIEWS);
  const [link] =
    data?.courses.nodes.flatMap(({ lectures }) => lectures.flatMap(({ video }) => video ?? [])) ?? [];
  if (!link) throw new Error('There is no free preview');
  const { pathname, search } = new URL(link.url, origin);
  const head = `GET ${pathname}${search} HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${address}\r\n\r\n`;
  const { hostname, port } = new URL(origin);
  return new Promise((resolve) => {
    const socket = connect({ host: hostname, port: Number(port) }, () => socket.write(head.repeat(16)));
    socket.pause().on('error', () => undefined);
    setTimeout(() => resolve('left unread'), 1_000);
  });
}

const JSON_TYPE = { 'content-type': 'application/json' };
const FORM_TYPE = { 'content-type': 'multipart/form-data; boundary=x', 'apollo-require-preflight': 'true' };

const graphql = (query: string, variables?: object): Sent => ({
  path: '/graphql',
  headers: JSON_TYPE,
  body: JSON.stringify({ query, variables }),
});

const field = (name: string, value: string) =>
  `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const filePart = (name: string) =>
  `--x\r\nContent-Disposition: form-data; name="${name}"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n`;
const operation = (query: string, variables: object) =>
  field('operations', JSON.stringify({ query, variables })) +
  field('map', '{"0":["variables.input.avatar"]}');

let people = 0;
/** Fields of an account that nobody has yet. */
const stranger = () => {
  const email = `hostile-${++people}@example.com`;
  return { fullName: 'A Stranger', email, password: 'Lectern#1', avatar: null };
};

/** A picture of many pixels in few bytes. */
const hugePicture = sharp({ create: { width: 6_000, height: 5_000, channels: 3, background: '#123' } })
  .jpeg({ progressive: true, quality: 1 })
  .toBuffer();

/** One of each kind; those that are alike in what they attack stand together. */
export const hostileRequests: readonly HostileRequest[] = [
  // Bodies
  request('a body of 2 MiB', { path: '/graphql', headers: JSON_TYPE, body: Buffer.alloc(2 * MEBIBYTE, 'a') }),
  request('a body that is no JSON', { path: '/api/v1/user/login', headers: JSON_TYPE, body: '{"email":' }),
  request('a length that is a lie', {
    path: '/graphql',
    headers: { ...JSON_TYPE, 'content-length': 60 * MEBIBYTE },
    body: '{}',
  }),
  {
    name: 'a body that stalls',
    send: (origin, address) =>
      stall(
        origin,
        `POST /graphql HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${address}\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n{`,
      ),
  },
  { name: 'half a head', send: (origin) => stall(origin, 'POST /graphql HTTP/1.1\r\nHost: loc') },
  request('a form without an end', {
    path: '/graphql',
    headers: FORM_TYPE,
    body: operation(REGISTER, { input: stranger() }) + filePart('0') + 'PNG',
  }),
  request('a file that nobody asked for', {
    path: '/graphql',
    headers: FORM_TYPE,
    body: Buffer.concat([
      Buffer.from(operation('{ __typename }', {}) + filePart('0')),
      Buffer.alloc(MEBIBYTE),
      Buffer.from('\r\n--x--\r\n'),
    ]),
  }),
  {
    name: 'a portrait that unpacks to gigabytes',
    send: async (origin, address) => {
      const head = operation(REGISTER, { input: stranger() }) + filePart('0');
      const body = Buffer.concat([Buffer.from(head), await hugePicture, Buffer.from('\r\n--x--\r\n')]);
      return ask(origin, address, { path: '/graphql', headers: FORM_TYPE, body });
    },
  },

  // Documents
  request('a document of depth 200', graphql('{ me'.repeat(200) + '}'.repeat(200))),
  request(
    'a document of 500 aliases',
    graphql(
      `{ ${Array.from({ length: 500 }, (_, index) => `a${index}: courses(first: 100) { totalCount }`).join(' ')} }`,
    ),
  ),
  request('a document of 50,000 tokens', graphql(`{ ${'__typename '.repeat(9_000)} }`)),
  request(
    'a search for nonsense',
    graphql('{ searchLectures(search: "a% _\\\\ \\u0000 (((" ) { totalCount } }'),
  ),
  request('a subscription without its field', {
    path: '/graphql/stream',
    headers: { ...JSON_TYPE, accept: 'text/event-stream' },
    body: JSON.stringify({ query: 'subscription { lectureChanged @skip(if: true) { id } }' }),
  }),

  // Doors
  {
    name: 'a guessed password',
    send: (origin, address) =>
      ask(origin, address, {
        path: '/api/v1/user/login',
        headers: JSON_TYPE,
        body: JSON.stringify({ email: `nobody-${++people}@example.com`, password: 'Wrong#123' }),
      }),
  },
  {
    name: 'a registration',
    send: (origin, address) =>
      ask(origin, address, {
        path: '/graphql',
        headers: FORM_TYPE,
        body: `${operation(REGISTER, { input: stranger() })}${filePart('0')}no picture\r\n--x--\r\n`,
      }),
  },
  request('a forged event', {
    path: '/webhooks/stripe',
    headers: { ...JSON_TYPE, 'stripe-signature': 't=1,v1=00' },
    body: '{"id":"evt_1","type":"invoice.paid"}',
  }),
  request('a part of an upload of nobody', {
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
  request('a certificate that is none', { path: '/certificates/0000.pdf', method: 'GET' }),
  request('a link to media that was made up', {
    path: '/media/videos/..%2f..%2f..%2fetc%2fpasswd',
    method: 'GET',
  }),
  { name: 'a video that nobody reads', send: stare },
  request('a range without an end', {
    path: '/media/images/none.webp',
    method: 'GET',
    headers: { range: `bytes=${'0-1,'.repeat(500)}` },
  }),
];

function request(name: string, sent: Sent): HostileRequest {
  return { name, send: (origin, address) => ask(origin, address, sent) };
}
