import { request as httpRequest } from 'node:http';
import { connect, type Socket } from 'node:net';

/** How long an answer may take. */
const PATIENCE_MS = 30_000;
/** How long a visitor looks at a connection on which it says nothing. */
const LOOK_MS = 1_000;

/** A status, or what came instead of an answer. */
export type Outcome = number | 'no answer in 30 s' | 'hung up on' | 'left by the visitor' | 'left open';

/** Where a hostile visitor comes from. */
export interface Visitor {
  origin: string;
  /** Its network address, as a proxy in front of the school names it. */
  address: string;
  /** The address that its connections have, which no other visitor has. */
  localAddress: string;
}

/** A request like no client's. */
export interface HostileRequest {
  name: string;
  send: (from: Visitor) => Promise<Outcome>;
}

export interface Sent {
  path: string;
  method?: string;
  headers?: Record<string, string | number>;
  body?: string | Buffer;
}

export const JSON_TYPE = { 'content-type': 'application/json' };
export const FORM_TYPE = {
  'content-type': 'multipart/form-data; boundary=x',
  'apollo-require-preflight': 'true',
};

/** Not by name: a local address of IPv4 does not reach `::1`. */
const placeOf = ({ origin, localAddress }: Visitor) => ({
  host: '127.0.0.1',
  port: Number(new URL(origin).port),
  localAddress,
});

/** Sends a request and reads its answer to the end. */
export function ask(from: Visitor, { path, method = 'POST', headers, body }: Sent): Promise<Outcome> {
  return new Promise((resolve) => {
    const sent = httpRequest({
      ...placeOf(from),
      path,
      method,
      agent: false,
      headers: { host: new URL(from.origin).host, 'x-forwarded-for': from.address, ...headers },
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    // The server may reset what is sent after its answer; the answer counts.
    sent.on('error', ({ name }) => resolve(name === 'AbortError' ? 'no answer in 30 s' : 'hung up on'));
    sent.on('response', (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode ?? 0));
      answer.on('error', () => resolve('hung up on'));
    });
    sent.end(body);
  });
}

/** Opens a connection and writes `text`. */
function open(from: Visitor, text: string): Socket {
  return connect(placeOf(from), function (this: Socket) {
    this.write(text);
  }).on('error', () => undefined);
}

/** Sends part of a request, and leaves after a second without another byte. */
export function stall(from: Visitor, text: string): Promise<Outcome> {
  const socket = open(from, text);
  return new Promise((resolve) => {
    socket.on('error', () => resolve('hung up on')).on('close', () => resolve('left by the visitor'));
    setTimeout(() => socket.destroy(), LOOK_MS);
  });
}

/** Sends part of a request, reads nothing, and stays until the server hangs up. */
export function stay(from: Visitor, text: string): Promise<Outcome> {
  const socket = open(from, text).pause();
  return new Promise((resolve) => {
    socket.on('close', () => resolve('hung up on'));
    setTimeout(() => {
      resolve('left open');
      // A socket that is paused does not notice that the other side has ended.
      socket.resume();
    }, LOOK_MS);
  });
}

/** As `stay`, for what the server answers with more than the kernel takes: nothing is ever read. */
export function stare(from: Visitor, text: string): Promise<Outcome> {
  open(from, text).pause();
  return new Promise((resolve) => setTimeout(() => resolve('left open'), LOOK_MS));
}

/** The head of a request, with lines beside those of each. */
export const headOf = ({ origin, address }: Visitor, start: string, ...lines: string[]): string =>
  [
    `${start} HTTP/1.1`,
    `Host: ${new URL(origin).host}`,
    `X-Forwarded-For: ${address}`,
    ...lines,
    '\r\n',
  ].join('\r\n');

export const graphql = (query: string, variables?: object, extensions?: object): Sent => ({
  path: '/graphql',
  headers: JSON_TYPE,
  body: JSON.stringify({ query, variables, extensions }),
});

/** A kind that sends the same each time. */
export function request(name: string, sent: Sent): HostileRequest {
  return { name, send: (from) => ask(from, sent) };
}

/** A kind that sends something new each time. */
export function newRequest(name: string, make: () => Sent | Promise<Sent>): HostileRequest {
  return { name, send: async (from) => ask(from, await make()) };
}
