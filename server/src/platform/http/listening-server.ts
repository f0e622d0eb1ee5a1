import { Server, type RequestListener, type ServerResponse } from 'node:http';
import { createServer, type ListenOptions, type Server as Acceptor, type Socket } from 'node:net';
import { ConnectionBounds } from './connection-bounds.ts';
import { isHeadMalformed, refuseBytes, refuseHead, type SecurityHeaders } from './early-answers.ts';
import type { HttpLimits } from './http-limits.ts';

/**
 * Node takes one newcomer from a listening socket a turn of its event loop (github.com/libuv/libuv/pull/3696). In a crowd, when a turn
 * has much to do, all others wait in the kernel, where nobody can refuse them, until they have gone. Several sockets of one port
 * (SO_REUSEPORT) take as many a turn.
 */
const SOCKETS = process.platform === 'linux' ? 64 : 1;
/** Of each socket: all together can be let in or refused within a second. Who finds no place is not lost: TCP tries again. */
const BACKLOG = 64;

/** Requests of a connection that wait for the answer before them. Browsers and proxies send none. */
const WAITING = 16;

/** How Node's HTTP server takes its connections. */
const AS_HTTP = { allowHalfOpen: true, noDelay: true };

/** How often heads that are overdue are looked for while the time for one runs. */
const LOOKS = 4;

interface Options extends Pick<
  HttpLimits,
  'connections' | 'connectionsPerNetwork' | 'headersMs' | 'stalledMs'
> {
  /** Of what is answered before anything else looks at a request. */
  headers?: SecurityHeaders;
}

/** Answers of each connection that have not ended, the first of them under way. */
type OpenAnswers = WeakMap<Socket, ServerResponse[]>;

interface Address {
  port: number;
  /** All of this machine's without one. */
  host?: string | undefined;
}

/** An HTTP server that takes many newcomers at once. */
export class ListeningServer extends Server {
  readonly #others: Acceptor[] = [];

  constructor(listener: RequestListener, { headersMs, stalledMs, headers = {}, ...limits }: Options) {
    const bounds = new ConnectionBounds(limits);
    const open: OpenAnswers = new WeakMap();
    const options = {
      headersTimeout: headersMs,
      connectionsCheckingInterval: headersMs / LOOKS,
      // Videos upload for longer than any time for a whole request; bodies have deadlines of their own.
      requestTimeout: 0,
      // Refused here, with our headers.
      requireHostHeader: false,
    };
    super(
      options,
      inTurn({ open, bounds }, (request, response) => {
        // Node looks at whether anything was taken meanwhile. Who waits for an answer takes nothing, either, and is left alone.
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
      // Of an HTTP server they are sockets.
      const socket = stream as Socket;
      const [current] = open.get(socket) ?? [];
      if (socket.writable && !current?.headersSent) refuseBytes(socket, code, headers);
      else socket.destroy();
    });
  }

  /** Rejects when somebody listens at the address. */
  async requireFree({ port, host }: Address): Promise<void> {
    await listen(this, { port, host });
    await new Promise((resolve) => super.close(resolve));
  }

  /** Listens. Rejects when somebody else does: sockets that share a port would not tell. */
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

  /** As of any server, for all of its sockets: calls back when no connection is left. */
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
 * Has the requests of a connection answered one after the other. Node hands on at once all that come in a packet: each of hundreds would
 * hold a file and its bytes, and be told of nothing when the connection is closed before its turn.
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
    // Without the socket, the one before was the connection's last.
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
