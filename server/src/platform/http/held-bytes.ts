import { Gauge, type Registry } from 'prom-client';
import { messages } from '#shared/messages.ts';
import { AppError } from '#server/platform/common/errors.ts';

const RETRY_AFTER_SECONDS = 5;

/** A body for which bytes are reserved. */
interface Holder {
  /** The share of the body that has arrived, less the share of its time that has passed; both between 0 and 1. */
  readonly lead: number;
  /** Refuses the body, so that other bodies get its place. */
  giveUp(): void;
}

interface Place {
  holder: Holder;
  bytes: number;
}

/** Limits the bytes of bodies that the process holds before anything can be done with them. */
export class HeldBytes {
  private held = 0;
  private readonly places = new Set<Place>();

  constructor(
    private readonly max: number,
    metrics: Registry,
  ) {
    const count = () => this.held;
    new Gauge({
      name: 'http_body_bytes_held',
      help: 'Bytes that are reserved for bodies of requests, in memory or on disk',
      registers: [metrics],
      collect() {
        this.set(count());
      },
    });
  }

  /**
   * Reserves bytes until the returned function is called. When there is no room, bodies that are too slow to arrive in
   * time are given up, the slowest first, so that silent senders keep no other sender out. Throws SERVICE_UNAVAILABLE
   * when that is not enough.
   */
  take(bytes: number, holder: Holder): () => void {
    this.makeRoom(this.held + bytes - this.max);
    this.held += bytes;
    const place = { holder, bytes };
    this.places.add(place);
    return () => this.release(place);
  }

  private makeRoom(missing: number): void {
    if (missing <= 0) return;
    const slow = [...this.places]
      .map((place) => ({ place, lead: place.holder.lead }))
      .filter(({ lead }) => lead < 0)
      .sort((one, other) => one.lead - other.lead);
    const givenUp: Place[] = [];
    let needed = missing;
    for (const { place } of slow) {
      if (needed <= 0) break;
      givenUp.push(place);
      needed -= place.bytes;
    }
    // No body is given up unless that makes enough room.
    if (needed > 0) {
      throw new AppError('SERVICE_UNAVAILABLE', messages.unavailable, { retryAfter: RETRY_AFTER_SECONDS });
    }
    for (const place of givenUp) {
      this.release(place);
      place.holder.giveUp();
    }
  }

  private release(place: Place): void {
    if (this.places.delete(place)) this.held -= place.bytes;
  }
}
