import type { Socket } from 'node:net';
import { networkOf } from '#server/platform/common/rate-limit.ts';
import type { HttpLimits } from './http-limits.ts';

/**
 * A limited number of places for connections. Those without a request in progress are kept in the order in which they
 * are closed.
 */
class Room {
  private open = 0;
  /** In order of arrival. Some may have sent a part of a request head meanwhile. */
  private readonly silent = new Set<Socket>();
  /** In order of the end of their last request. */
  private readonly idle = new Set<Socket>();

  constructor(private readonly max: number) {}

  get isFull(): boolean {
    return this.open >= this.max;
  }

  get isEmpty(): boolean {
    return this.open === 0;
  }

  enter(socket: Socket): void {
    this.open += 1;
    this.silent.add(socket);
  }

  leave(socket: Socket): void {
    this.open -= 1;
    this.use(socket);
  }

  /** Records that a request of the connection begins. */
  use(socket: Socket): void {
    this.silent.delete(socket);
    this.idle.delete(socket);
  }

  /** Records that the last request of the connection has ended. */
  rest(socket: Socket): void {
    this.idle.add(socket);
  }

  /** Returns the oldest connection that has sent nothing, or else the one that has been idle for the longest time. */
  unused(): Socket | undefined {
    for (const socket of this.silent) {
      if (socket.bytesRead === 0) return socket;
      this.silent.delete(socket);
      this.idle.add(socket);
    }
    return this.idle.values().next().value;
  }
}

interface Place {
  network: string;
  rooms: readonly Room[];
}

/**
 * Limits the open connections, in total and per network. A new connection replaces an unused one, so that many silent
 * connections keep no visitor out. When every connection has a request in progress, the new one is closed.
 */
export class ConnectionBounds {
  private readonly all: Room;
  private readonly networks = new Map<string, Room>();
  private readonly places = new Map<Socket, Place>();

  constructor(private readonly limits: Pick<HttpLimits, 'connections' | 'connectionsPerNetwork'>) {
    this.all = new Room(limits.connections);
  }

  admit(socket: Socket): void {
    const network = networkOf(socket.remoteAddress ?? '');
    const ofNetwork = this.networks.get(network) ?? new Room(this.limits.connectionsPerNetwork);
    const rooms = [ofNetwork, this.all];
    for (const room of rooms) {
      if (!room.isFull) continue;
      const unused = room.unused();
      if (!unused) return void socket.destroy();
      this.leave(unused);
      unused.destroy();
    }
    this.networks.set(network, ofNetwork);
    this.places.set(socket, { network, rooms });
    for (const room of rooms) room.enter(socket);
    socket.once('close', () => this.leave(socket));
  }

  use(socket: Socket): void {
    for (const room of this.places.get(socket)?.rooms ?? []) room.use(socket);
  }

  rest(socket: Socket): void {
    for (const room of this.places.get(socket)?.rooms ?? []) room.rest(socket);
  }

  private leave(socket: Socket): void {
    const place = this.places.get(socket);
    if (!place) return;
    this.places.delete(socket);
    for (const room of place.rooms) room.leave(socket);
    const ofNetwork = this.networks.get(place.network);
    if (ofNetwork?.isEmpty) this.networks.delete(place.network);
  }
}
