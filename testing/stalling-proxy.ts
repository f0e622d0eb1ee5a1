import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A way to a server that can fall silent, when connections stay and nothing comes through them, and that can be cut. */
export interface StallingProxy {
  /** The same address by this way. */
  through(url: string): string;
  stall(): void;
  /** Ends what is connected, and every connection that is made. */
  cut(): void;
  /** Lets everything through again, what waits first. */
  resume(): void;
  close(): Promise<void>;
}

/**
 * Opens such a way to the server of an address.
 * @param target its address now, asked for at each connection
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
      // One end that goes takes the other along.
      socket.on('error', () => undefined);
      socket.on('close', () => {
        pairs.delete(pair);
        pair.forEach((end) => end.destroy());
      });
    }
    if (state === 'open') join(pair);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A server that listens on a port has such an address.
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
      state = 'open';
      pairs.forEach(join);
    },
    async close() {
      cutAll();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
