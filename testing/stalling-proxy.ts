import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A way to a server that can fall silent: connections stay, and nothing comes through them in either direction. */
export interface StallingProxy {
  /** The same address by this way. */
  through(url: string): string;
  stall(): void;
  resume(): void;
  close(): Promise<void>;
}

/** Opens such a way to the server of an address. */
export async function startStallingProxy(url: string): Promise<StallingProxy> {
  const { hostname, port } = new URL(url);
  const pairs = new Set<[Socket, Socket]>();
  let isStalled = false;
  const join = ([near, far]: [Socket, Socket]) => near.pipe(far).pipe(near);

  const server = createServer((near) => {
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
    if (!isStalled) join(pair);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A server that listens on a port has such an address.
  const own = server.address() as AddressInfo;

  return {
    through(address) {
      const detour = new URL(address);
      detour.hostname = '127.0.0.1';
      detour.port = String(own.port);
      return detour.href;
    },
    stall() {
      isStalled = true;
      for (const pair of pairs) pair.forEach((socket) => socket.unpipe().pause());
    },
    resume() {
      isStalled = false;
      pairs.forEach(join);
    },
    async close() {
      for (const pair of pairs) pair.forEach((socket) => socket.destroy());
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
