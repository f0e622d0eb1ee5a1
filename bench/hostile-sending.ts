import { request as httpRequest } from 'node:http';
import { connect, type Socket } from 'node:net';

/** Timeout of a response. */
const PATIENCE_MS = 30_000;
/** How long a visitor keeps a silent connection. */
const LOOK_MS = 1_000;

/** The response status, or what happened instead of a response. */
export type Outcome = number | 'no answer in 30 s' | 'hung up on' | 'left by the visitor' | 'left open';

/** The network identity of a hostile visitor. */
export interface Visitor {
  origin: string;
  /** Its network address, as a proxy in front of the school reports it. */
  address: string;
  /** The local address of its connections, unique to the visitor. */
  localAddress: string;
}

/** A kind of hostile request. */
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

/** Uses an IPv4 address instead of a name, because an IPv4 local address cannot reach `::1`. */
const placeOf = ({ origin, localAddress }: Visitor) => ({
  host: '127.0.0.1',
  port: Number(new URL(origin).port),
  localAddress,
});

/** Sends a request and reads the whole response. */
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
    // The server may reset the connection after its response. The response counts.
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

/** Sends part of a request and disconnects after a second of silence. */
export function stall(from: Visitor, text: string): Promise<Outcome> {
  const socket = open(from, text);
  return new Promise((resolve) => {
    socket.on('error', () => resolve('hung up on')).on('close', () => resolve('left by the visitor'));
    setTimeout(() => socket.destroy(), LOOK_MS);
  });
}

/** Sends part of a request, reads nothing, and stays connected until the server hangs up. */
export function stay(from: Visitor, text: string): Promise<Outcome> {
  const socket = open(from, text).pause();
  return new Promise((resolve) => {
    socket.on('close', () => resolve('hung up on'));
    setTimeout(() => {
      resolve('left open');
      // A paused socket does not notice that the server has hung up.
      socket.resume();
    }, LOOK_MS);
  });
}

/** Like `stay`, for responses that exceed the kernel's buffers. It never reads. */
export function stare(from: Visitor, text: string): Promise<Outcome> {
  open(from, text).pause();
  return new Promise((resolve) => setTimeout(() => resolve('left open'), LOOK_MS));
}

/** The head of a request, with additional header lines. */
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

/** A kind that sends the same request each time. */
export function request(name: string, sent: Sent): HostileRequest {
  return { name, send: (from) => ask(from, sent) };
}

/** A kind that sends a new request each time. */
export function newRequest(name: string, make: () => Sent | Promise<Sent>): HostileRequest {
  return { name, send: async (from) => ask(from, await make()) };
}
