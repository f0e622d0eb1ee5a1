import type { Logger } from '#server/platform/common/logger.ts';
import { ReconnectingClient } from './reconnecting-client.ts';

/** What a service does with the notifications of a channel. */
interface Listener {
  onNotification: (payload: string) => void;
  /** Called when notifications begin to arrive, also after an interruption, during which others were lost. */
  onListening?: () => unknown;
  /** Called when notifications no longer arrive. */
  onLost?: () => void;
}

interface Options {
  databaseUrl: string;
  logger: Logger;
  /** Purpose of the connection, for the log and `pg_stat_activity`. */
  name: string;
}

/** PostgreSQL's notifications to this process, on one connection for all channels. */
export class Notifications {
  private readonly listeners = new Map<string, Listener>();
  private readonly connection: ReconnectingClient;

  constructor({ databaseUrl, ...options }: Options) {
    this.connection = new ReconnectingClient({
      ...options,
      url: databaseUrl,
      prepare: async (client) => {
        client.on('notification', ({ channel, payload = '' }) =>
          this.listeners.get(channel)?.onNotification(payload),
        );
        await client.query([...this.listeners.keys()].map((channel) => `listen ${channel}`).join(';'));
        for (const { onListening } of this.listeners.values()) await onListening?.();
      },
      onLost: () => this.lost(),
    });
  }

  /** Sets the listener of a channel. Call it before `listen`. */
  on(channel: string, listener: Listener): void {
    this.listeners.set(channel, listener);
  }

  /** Whether notifications arrive now. */
  get isReady(): boolean {
    return this.connection.isReady;
  }

  /** Starts to listen to all channels. Resolves when notifications arrive. */
  async listen(): Promise<void> {
    await this.connection.ready();
  }

  async close(): Promise<void> {
    await this.connection.close();
    this.lost();
  }

  private lost(): void {
    for (const { onLost } of this.listeners.values()) onLost?.();
  }
}
