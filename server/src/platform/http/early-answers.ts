import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Headers of every response that tell browsers how to treat it. */
export type SecurityHeaders = Readonly<Record<string, string>>;

/** Headers that decide what a request is and whose it is. Node takes the first of several, and a proxy may take another. */
const SINGLE = new Set(['host', 'content-type', 'authorization']);
/** RFC 9110, section 7.2: a name or an address, and a port. */
const HOST = /^(?:\[[\da-f:.]+\]|[\w.!$%&'()*+,;=~-]*)(?::\d*)?$/i;

/**
 * Whether the head of a request must be refused: RFC 9112, sections 3.2 and 6.3. Node itself refuses several lengths,
 * and a length together with an encoding.
 */
export function isHeadMalformed({ headers, rawHeaders, httpVersion }: IncomingMessage): boolean {
  const { host, 'transfer-encoding': encoding = 'chunked' } = headers;
  if (host === undefined ? httpVersion === '1.1' : !HOST.test(host)) return true;
  return encoding.toLowerCase() !== 'chunked' || repeatsSingle(rawHeaders);
}

function repeatsSingle(rawHeaders: readonly string[]): boolean {
  const seen: string[] = [];
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = (rawHeaders[at] ?? '').toLowerCase();
    if (!SINGLE.has(name)) continue;
    if (seen.includes(name)) return true;
    seen.push(name);
  }
  return false;
}

/** Refuses a request with a status only, and closes its connection. */
export function refuseHead(response: ServerResponse, status: number, headers: SecurityHeaders): void {
  response.writeHead(status, { ...headers, 'Content-Length': 0, Connection: 'close' }).end();
}

/** The status codes that Node uses for invalid or late requests. */
const STATUS_BY_CODE: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Answers an error of a connection on which no response has begun, and closes it. */
export function refuseBytes(socket: Socket, code: string | undefined, headers: SecurityHeaders): void {
  const status = STATUS_BY_CODE[code ?? ''] ?? 400;
  const lines = Object.entries({ ...headers, 'Content-Length': '0', Connection: 'close' });
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    ...lines.map(([name, value]) => `${name}: ${value}`),
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  socket.destroySoon();
}
