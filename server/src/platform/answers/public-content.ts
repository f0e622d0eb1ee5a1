import type { EntityManager } from '@mikro-orm/postgresql';
import type { Notifications } from '#server/platform/db/notifications.ts';

/** `lectern_public_content_changed` notifies this channel. */
const CHANNEL = 'public_content_changed';

/** Clears the caches of every process when the transaction of `em` commits, for tables that have no trigger. */
export async function notifyOfPublicContent(em: EntityManager): Promise<void> {
  await em.execute(`select pg_notify('${CHANNEL}', '')`);
}

/**
 * The content that visitors see. Its tables notify every process of each transaction that changes them, and each
 * notification clears the caches. A process that cannot receive notifications caches nothing.
 */
export class PublicContent {
  private readonly listeners: (() => void)[] = [];
  private changes = 0;

  constructor(private readonly notifications: Notifications) {
    const changed = () => this.changed();
    // When notifications begin to arrive, reads that began before may have missed a change.
    notifications.on(CHANNEL, { onNotification: changed, onListening: changed, onLost: changed });
  }

  /** Identifies the current state of the content. Take it before reading what is to be cached. */
  get moment(): number {
    return this.changes;
  }

  /** Whether nothing has changed since `moment`, as far as this process knows; false while it receives no notifications. */
  isCurrent(moment: number): boolean {
    return moment === this.changes && this.notifications.isReady;
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
}
