import { Server, type RequestListener, type ServerResponse } from 'node:http';
import { createServer, type ListenOptions, type Server as Acceptor, type Socket } from 'node:net';
import { ConnectionBounds } from './connection-bounds.ts';
import { isHeadMalformed, refuseBytes, refuseHead, type SecurityHeaders } from './early-answers.ts';
import type { HttpLimits } from './http-limits.ts';

/**
 * Node accepts one connection per listening socket in a turn of its event loop (github.com/libuv/libuv/pull/3696). When
 * many clients connect and a turn takes long, the others wait in the kernel, where they cannot be refused, until they
 * give up. Several sockets on one port (SO_REUSEPORT) accept as many per turn.
 */
const SOCKETS = process.platform === 'linux' ? 64 : 1;
/** Per socket. All together can be accepted or refused within a second. A client that finds no place is not lost: TCP retries. */
const BACKLOG = 64;

/** Maximum number of requests on a connection that wait for an earlier response. Browsers and proxies send none. */
const WAITING = 16;

/** The options with which Node's HTTP server accepts connections. */
const AS_HTTP = { allowHalfOpen: true, noDelay: true };

/** How often overdue heads are checked for within the time for one. */
const LOOKS = 4;

interface Options extends Pick<
  HttpLimits,
  'connections' | 'connectionsPerNetwork' | 'headersMs' | 'stalledMs'
> {
  /** Headers of responses that are sent before the listener gets a request. */
  headers?: SecurityHeaders;
}

/** The unfinished responses of each connection; the first one is in progress. */
type OpenAnswers = WeakMap<Socket, ServerResponse[]>;

interface Address {
  port: number;
  /** All addresses of this machine when absent. */
  host?: string | undefined;
}

/** An HTTP server that accepts many connections at once. */
export class ListeningServer extends Server {
  readonly #others: Acceptor[] = [];

  constructor(listener: RequestListener, { headersMs, stalledMs, headers = {}, ...limits }: Options) {
    const bounds = new ConnectionBounds(limits);
    const open: OpenAnswers = new WeakMap();
    const options = {
      headersTimeout: headersMs,
      connectionsCheckingInterval: headersMs / LOOKS,
      // Uploads of videos take longer than any limit for a whole request. Bodies have their own deadlines.
      requestTimeout: 0,
      // Such requests are refused here, with our headers.
      requireHostHeader: false,
    };
    super(
      options,
      inTurn({ open, bounds }, (request, response) => {
        // Node checks whether the client has read anything. A client that waits for a response reads nothing either,
        // and is left alone.
        response.setTimeout(stalledMs, () => {
          if (request.socket.writableLength > 0) request.socket.destroy();
        });
        if (isHeadMalformed(request)) return refuseHead(response, 400, headers);
        listener(request, response);
      }),
    );
    this.on('connection', (socket: Socket) => bounds.admit(socket));
    this.on('checkExpectation', (_request, response: ServerResponse) => refuseHead(response, 417, headers));
    this.on('clientError', ({ code }: NodeJS.ErrnoException, stream) => {
      // On an HTTP server these are sockets.
      const socket = stream as Socket;
      const [current] = open.get(socket) ?? [];
      if (socket.writable && !current?.headersSent) refuseBytes(socket, code, headers);
      else socket.destroy();
    });
  }

  /** Rejects when another server listens at the address. */
  async requireFree({ port, host }: Address): Promise<void> {
    await listen(this, { port, host });
    await new Promise((resolve) => super.close(resolve));
  }

  /** Starts to listen. Rejects when another server does: sockets that share a port would not report it. */
  async open(address: Address): Promise<void> {
    await this.requireFree(address);
    const { port, host } = address;
    const shared = { port, host, reusePort: SOCKETS > 1, backlog: BACKLOG };
    await listen(this, shared);
    while (this.#others.length < SOCKETS - 1) {
      const other = createServer(AS_HTTP, (socket) => this.emit('connection', socket));
      await listen(other, shared);
      this.#others.push(other);
    }
  }

  /** Closes all listening sockets, as `close` does for one. Calls back when no connection is left. */
  override close(callback?: (error?: Error) => void): this {
    const others = this.#others.splice(0);
    let left = others.length + 1;
    let failure: Error | undefined;
    const closed = (error?: Error) => {
      failure ??= error;
      left -= 1;
      if (left === 0) callback?.(failure);
    };
    for (const other of others) other.close(closed);
    return super.close(closed);
  }
}

/**
 * Answers the requests of a connection one after the other. Node passes on all requests of a packet at once. Each of
 * hundreds would hold a file and its bytes, and would not learn that the connection was closed before its turn.
 */
function inTurn(
  { open, bounds }: { open: OpenAnswers; bounds: ConnectionBounds },
  listener: RequestListener,
): RequestListener {
  return (request, response) => {
    const { socket } = request;
    const before = open.get(socket) ?? [];
    open.set(socket, before);
    if (before.length > WAITING) return void socket.destroy();
    const last = before.at(-1);
    before.push(response);
    bounds.use(socket);
    response.once('close', () => {
      before.shift();
      if (before.length === 0) bounds.rest(socket);
    });
    if (!last) return listener(request, response);
    // Without a socket, the previous response was the connection's last.
    last.once('close', () => response.socket && listener(request, response));
  };
}

function listen(server: Acceptor, options: ListenOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(options, () => {
      server.off('error', reject);
      resolve();
    });
  });
}
