import type { EntityManager } from '@mikro-orm/postgresql';
import type { Logger } from '#server/platform/common/logger.ts';
import { ReconnectingClient } from '#server/platform/db/reconnecting-client.ts';

/** `lectern_public_content_changed` notifies this channel. */
const CHANNEL = 'public_content_changed';

/** Clears the caches of every process when the transaction of `em` commits, for tables that have no trigger. */
export async function notifyOfPublicContent(em: EntityManager): Promise<void> {
  await em.execute(`select pg_notify('${CHANNEL}', '')`);
}

interface Options {
  databaseUrl: string;
  logger: Logger;
}

/**
 * The content that visitors see. Its tables notify every process of each transaction that changes them, and each
 * notification clears the caches. A process that cannot receive notifications caches nothing.
 */
export class PublicContent {
  private readonly listeners: (() => void)[] = [];
  private readonly connection: ReconnectingClient;
  private changes = 0;

  constructor({ databaseUrl, logger }: Options) {
    this.connection = new ReconnectingClient({
      url: databaseUrl,
      logger,
      name: 'public content',
      prepare: async (client) => {
        client.on('notification', () => this.changed());
        await client.query(`listen ${CHANNEL}`);
        // Reads that began before may have missed a change.
        this.changed();
      },
      onLost: () => this.changed(),
    });
  }

  /** Starts to listen for changes. */
  async listen(): Promise<void> {
    await this.connection.ready();
  }

  /** Identifies the current state of the content. Take it before reading what is to be cached. */
  get moment(): number {
    return this.changes;
  }

  /** Whether nothing has changed since `moment`, as far as this process knows; false while it receives no notifications. */
  isCurrent(moment: number): boolean {
    return moment === this.changes && this.connection.isReady;
  }

  /** Calls a cache or another listener at each change. */
  onChange(listener: () => void): void {
    this.listeners.push(listener);
  }

  /** Clears the caches. Values that are being made will not be cached either. */
  changed(): void {
    this.changes += 1;
    for (const listener of this.listeners) listener();
  }

  async close(): Promise<void> {
    await this.connection.close();
    this.changed();
  }
}
