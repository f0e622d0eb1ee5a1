import type pg from 'pg';

/** The notification channel. The payload is the event ID claimed by the sender. */
export const SIGNATURE_REFUSED = 'stripe_signature_refused';

/** Wrong signatures can be sent by any client, so at most one notification is sent in this time. */
const SHORTEST_PAUSE_MS = 1_000;
/** The ID is found in the first bytes. */
const SEARCHED_BYTES = 1_000;

/**
 * Notifies database listeners of events whose signature was refused, at most once a second. It is the only way to
 * detect a secret that does not match Stripe's endpoint. Nothing is stored.
 */
export class SignatureRefusals {
  private toldAt = -Infinity;

  constructor(private readonly pool: pg.Pool) {}

  notify(body: Buffer): void {
    if (performance.now() - this.toldAt < SHORTEST_PAUSE_MS) return;
    const [, id] = /"id":\s*"(evt_\w{1,100})"/.exec(body.toString('utf8', 0, SEARCHED_BYTES)) ?? [];
    if (id === undefined) return;
    this.toldAt = performance.now();
    // The notification is optional, and its failure must not reach the sender of the event.
    this.pool.query('select pg_notify($1, $2)', [SIGNATURE_REFUSED, id]).catch(() => undefined);
  }
}
