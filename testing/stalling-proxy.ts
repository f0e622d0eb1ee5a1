import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A proxy to a server that can stall, so that connections stay open without data, and that can be cut. */
export interface StallingProxy {
  /** The same URL through the proxy. */
  through(url: string): string;
  stall(): void;
  /** Ends all connections, and every new one. */
  cut(): void;
  /** Lets everything pass again, waiting data first. */
  resume(): void;
  close(): Promise<void>;
}

/**
 * Starts a proxy to a server.
 * @param target the server's current URL, read at each connection
 */
export async function startStallingProxy(target: () => string): Promise<StallingProxy> {
  const pairs = new Set<[Socket, Socket]>();
  let state: 'open' | 'stalled' | 'cut' = 'open';
  const join = ([near, far]: [Socket, Socket]) => near.pipe(far).pipe(near);

  const server = createServer((near) => {
    if (state === 'cut') return void near.destroy();
    const { hostname, port } = new URL(target());
    const pair: [Socket, Socket] = [near, connect(Number(port || 5432), hostname)];
    pairs.add(pair);
    for (const socket of pair) {
      // Closing one end closes the other.
      socket.on('error', () => undefined);
      socket.on('close', () => {
        pairs.delete(pair);
        pair.forEach((end) => end.destroy());
      });
    }
    if (state === 'open') join(pair);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A server that listens on a port has this type of address.
  const own = server.address() as AddressInfo;
  const cutAll = () => pairs.forEach((pair) => pair.forEach((socket) => socket.destroy()));

  return {
    through(address) {
      const detour = new URL(address);
      detour.hostname = '127.0.0.1';
      detour.port = String(own.port);
      return detour.href;
    },
    stall() {
      state = 'stalled';
      for (const pair of pairs) pair.forEach((socket) => socket.unpipe().pause());
    },
    cut() {
      state = 'cut';
      cutAll();
    },
    resume() {
      // A second call must not pipe again: all data would arrive twice.
      if (state === 'open') return;
      state = 'open';
      pairs.forEach(join);
    },
    async close() {
      cutAll();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
