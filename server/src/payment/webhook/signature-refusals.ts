import type pg from 'pg';

/** Notified with Stripe's id of an event, as whoever sent it says. */
export const SIGNATURE_REFUSED = 'stripe_signature_refused';

/** Anybody can send events with a wrong signature: more than one in this time are not notified. */
const SHORTEST_PAUSE_MS = 1_000;
/** The beginning is enough to find the id in. */
const SEARCHED_BYTES = 1_000;

/**
 * Tells whoever listens in the database of events whose signature was refused, one in a second: whether the secret is that of
 * Stripe's endpoint can be seen by nothing else. Nothing of it is written.
 */
export class SignatureRefusals {
  private toldAt = -Infinity;

  constructor(private readonly pool: pg.Pool) {}

  notify(body: Buffer): void {
    if (performance.now() - this.toldAt < SHORTEST_PAUSE_MS) return;
    const [, id] = /"id":\s*"(evt_\w{1,100})"/.exec(body.toString('utf8', 0, SEARCHED_BYTES)) ?? [];
    if (id === undefined) return;
    this.toldAt = performance.now();
    // Nobody needs to hear it, least of all who sent the event.
    this.pool.query('select pg_notify($1, $2)', [SIGNATURE_REFUSED, id]).catch(() => undefined);
  }
}
