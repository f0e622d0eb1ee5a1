import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { DefaultHttpStack, type HttpStack } from 'tus-js-client';

/** The outcome of a chunk: it is stored, answered with this status and body, or the connection breaks. */
export type Fate = 'kept' | 'broken' | { status: number; body?: string };

interface Received {
  bytes: Buffer;
  size: number;
}

/**
 * Starts a server with the parts of tus 1.0 with checksums that this client uses, over real HTTP. `decide` sets the
 * outcome of each chunk before it is stored; `hold` delays answers until the returned function is called.
 */
export async function startTusServer() {
  const uploads = new Map<string, Received>();
  const requests: { method: string; path: string; checksum: string | undefined }[] = [];
  let decide: (path: string) => Fate = () => 'kept';
  let gate: { promise: Promise<void>; open: () => void } | null = null;
  let inFlight = 0;
  let mostInFlight = 0;

  async function patch(request: IncomingMessage, response: ServerResponse, upload: Received, path: string) {
    inFlight += 1;
    mostInFlight = Math.max(mostInFlight, inFlight);
    // A client that stops within a chunk ends its stream with an error.
    const part = await buffer(request).catch(() => null);
    await gate?.promise;
    inFlight -= 1;
    // A chunk of a disconnected client is discarded.
    if (!part || request.socket.destroyed) return;
    const fate = decide(path);
    if (fate === 'broken') return request.socket.destroy();
    if (fate !== 'kept') return response.writeHead(fate.status).end(fate.body ?? '');
    if (Number(request.headers['upload-offset']) !== upload.bytes.length)
      return response.writeHead(409).end();
    const sum = `sha256 ${createHash('sha256').update(part).digest('base64')}`;
    if (request.headers['upload-checksum'] !== sum) return response.writeHead(460).end();
    upload.bytes = Buffer.concat([upload.bytes, part]);
    return response.writeHead(204, { 'Upload-Offset': upload.bytes.length }).end();
  }

  const server = createServer((request, response) => {
    const { method = '', url = '', headers } = request;
    requests.push({ method, path: url, checksum: headers['upload-checksum']?.toString() });
    response.setHeader('Tus-Resumable', '1.0.0');
    const upload = uploads.get(url);
    if (!upload) return void response.writeHead(404).end();
    if (method === 'HEAD') {
      response.writeHead(200, { 'Upload-Offset': upload.bytes.length, 'Upload-Length': upload.size }).end();
      return;
    }
    void patch(request, response, upload, url);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A server that listens on a port has an address of this type.
  const { port } = server.address() as AddressInfo;

  return {
    requests,
    /** Creates an upload and returns its URL. */
    open(id: string, size: number, arrived: Buffer = Buffer.alloc(0)) {
      uploads.set(`/uploads/${id}`, { bytes: arrived, size });
      return `http://127.0.0.1:${port}/uploads/${id}`;
    },
    bytesOf: (id: string) => uploads.get(`/uploads/${id}`)?.bytes ?? Buffer.alloc(0),
    decide: (next: (path: string) => Fate) => void (decide = next),
    /** Delays every chunk until the returned function is called. */
    hold() {
      const { promise, resolve } = Promise.withResolvers<void>();
      gate = { promise, open: resolve };
      return () => {
        gate = null;
        resolve();
      };
    },
    inFlight: () => inFlight,
    mostInFlight: () => mostInFlight,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export type TusServer = Awaited<ReturnType<typeof startTusServer>>;

/** The HTTP stack of tus-js-client for Node, extended to send blobs as browsers do. */
export function createNodeHttpStack(): HttpStack {
  const stack = new DefaultHttpStack({});
  return {
    getName: () => stack.getName(),
    createRequest: (method, url) => {
      const request = stack.createRequest(method, url);
      const send = request.send.bind(request);
      request.send = async (body: unknown) =>
        send(body instanceof Blob ? Buffer.from(await body.arrayBuffer()) : body);
      return request;
    },
  };
}
