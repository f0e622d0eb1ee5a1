import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Kept {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

/** A CDN of the usual kind. */
export interface CachingProxy {
  url: string;
  /** The paths requested from the origin. */
  asked: string[];
  close(): Promise<void>;
}

interface Options {
  /** The key that verifies URLs. */
  key: string;
  /** URL of the folder with its files, read when needed. */
  origin: () => string;
}

const PASSED_ON = [
  'access-control-allow-origin',
  'cache-control',
  'content-range',
  'content-type',
  'cross-origin-resource-policy',
];

/**
 * Starts one. It accepts URLs that are signed for nginx's `secure_link`, and caches each part of a file that the origin
 * allows to cache, ignoring the query.
 */
export async function startCachingProxy({ key, origin }: Options): Promise<CachingProxy> {
  const kept = new Map<string, Promise<Kept>>();
  const asked: string[] = [];

  const ask = async (path: string, range: string | undefined): Promise<Kept> => {
    asked.push(path);
    const answer = await fetch(origin() + path, { headers: range === undefined ? {} : { range } });
    const headers = Object.fromEntries(
      PASSED_ON.flatMap((name) => {
        const value = answer.headers.get(name);
        return value === null ? [] : [[name, value]];
      }),
    );
    return { status: answer.status, headers, body: Buffer.from(await answer.arrayBuffer()) };
  };

  const server = createServer((request, response) => {
    const { pathname, search, searchParams } = new URL(request.url ?? '', 'http://cdn.test');
    const expires = searchParams.get('expires') ?? '';
    const expected = createHash('md5').update(`${expires}${pathname} ${key}`).digest('base64url');
    if (searchParams.get('md5') !== expected) return void response.writeHead(403).end();
    if (Number(expires) < Date.now() / 1000) return void response.writeHead(410).end();
    const { range } = request.headers;
    const part = `${pathname} ${range}`;
    const answering = kept.get(part) ?? ask(pathname + search, range);
    kept.set(part, answering);
    void answering.then(({ status, headers, body }) => {
      if (!headers['cache-control']?.startsWith('public')) kept.delete(part);
      response.writeHead(status, headers).end(body);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A server that listens on a port has this type of address.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    close: async () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
