import type { SandboxDatabase } from './database.ts';

/** A recorded event that is held. */
export interface HeldEvent {
  /** `evt_...` */
  id: string;
  type: string;
}

/** Whether recorded events are held, by any process. */
export function isHolding(database: SandboxDatabase): boolean {
  return database.statement('SELECT 1 FROM delivery_hold').get() !== undefined;
}

export function hold(database: SandboxDatabase): void {
  database.statement('INSERT OR IGNORE INTO delivery_hold (id) VALUES (1)').run();
}

/** The undelivered events during a hold, oldest first. */
export function heldEvents(database: SandboxDatabase): HeldEvent[] {
  return isHolding(database) ? waitingEvents(database) : [];
}

/** The undelivered events, oldest first. */
export function waitingEvents(database: SandboxDatabase): HeldEvent[] {
  return database
    .statement(
      `SELECT event_id AS id, json_extract(data, '$.type') AS type
       FROM deliveries JOIN objects ON object = 'event' AND id = event_id
       WHERE state = 'pending' ORDER BY deliveries.sequence`,
    )
    .all()
    .map(({ id, type }) => ({ id: String(id), type: String(type) }));
}

/** Throws if the event is not waiting for delivery. */
export function drop(database: SandboxDatabase, eventId: string): void {
  const { changes } = database
    .statement(
      `UPDATE deliveries SET state = 'abandoned', claim = NULL WHERE event_id = ? AND state = 'pending'`,
    )
    .run(eventId);
  if (Number(changes) === 0) throw new Error(`No event ${eventId} waits for its delivery`);
}

/**
 * Ends the hold. Waiting events are due at once. Their rows are written again, because the queue is processed in row
 * order.
 */
export function release(database: SandboxDatabase, order: 'recorded' | 'reversed'): void {
  database.transact(() => {
    const rows = database
      .statement(`SELECT event_id, created_at FROM deliveries WHERE state = 'pending' ORDER BY sequence`)
      .all();
    const add = database.statement(
      'INSERT INTO deliveries (event_id, created_at, next_attempt_at) VALUES (?, ?, ?)',
    );
    const now = Date.now();
    database.statement(`DELETE FROM deliveries WHERE state = 'pending'`).run();
    for (const { event_id: id, created_at: createdAt } of order === 'reversed' ? rows.reverse() : rows) {
      add.run(String(id), Number(createdAt), now);
    }
    database.statement('DELETE FROM delivery_hold').run();
  });
}
