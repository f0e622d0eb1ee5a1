import type { VideoLinks } from '#client/player/video.ts';
import { LockedError } from './playback-error.ts';

/** How long before their expiry links are renewed, in ms; a third of their life if that is less. */
const margin = 30_000;
/** The shortest time between two renewals in ms, whatever the clocks say. */
const shortestInterval = 10_000;

/**
 * The signed links of one video. Call `fresh` or `sign` before each request: links that expire soon are renewed in the
 * background, expired ones before they are returned.
 */
export class SignedLinks {
  readonly #renew: () => Promise<VideoLinks | null>;
  #latest: VideoLinks;
  #margin = 0;
  #renewedAt = -Infinity;
  #isDistrusted = false;
  #renewing: Promise<VideoLinks> | null = null;

  constructor(links: VideoLinks, renew: () => Promise<VideoLinks | null>) {
    this.#renew = renew;
    this.#latest = links;
    this.#measure();
  }

  /** The newest links, which may have expired. */
  get latest(): VideoLinks {
    return this.#latest;
  }

  /** The time until the links should be renewed, in ms. */
  get untilRenewal(): number {
    return Math.max(Date.parse(this.#latest.expiresAt) - Date.now() - this.#margin, shortestInterval);
  }

  /** Takes links from elsewhere, if they expire later. */
  offer(links: VideoLinks): void {
    if (Date.parse(links.expiresAt) <= Date.parse(this.#latest.expiresAt)) return;
    this.#latest = links;
    this.#isDistrusted = false;
    this.#measure();
  }

  /** Has the next request fetch new links, because the server refused one. */
  distrust(): void {
    this.#isDistrusted = true;
  }

  /** Valid links. Rejects with `LockedError`, or when new ones cannot be fetched. */
  async fresh(): Promise<VideoLinks> {
    if (this.#isDistrusted) return this.renew();
    if (performance.now() - this.#renewedAt < Math.min(this.#margin || shortestInterval, shortestInterval)) {
      return this.#latest;
    }
    const left = Date.parse(this.#latest.expiresAt) - Date.now();
    // A request at the last moment would arrive too late.
    if (left < this.#margin / 2) return this.#renewInTime();
    // The current links are still valid. A failure is reported once they have expired.
    if (left < this.#margin) this.renew().catch(() => undefined);
    return this.#latest;
  }

  /** Fetches new links. Concurrent calls share one request. Rejects as `fresh` does. */
  renew(): Promise<VideoLinks> {
    this.#renewing ??= this.#fetch().finally(() => (this.#renewing = null));
    return this.#renewing;
  }

  /** The address of a part of the stream with the newest signature. Other addresses are returned unchanged. */
  async sign(address: string): Promise<string> {
    const { streamUrl } = await this.fresh();
    if (!streamUrl) return address;
    const signed = new URL(streamUrl, document.baseURI);
    const part = new URL(address, document.baseURI);
    const folder = signed.pathname.slice(0, signed.pathname.lastIndexOf('/') + 1);
    if (part.origin !== signed.origin || !part.pathname.startsWith(folder)) return address;
    part.search = signed.search;
    return part.href;
  }

  /** New links. If they cannot be fetched, the current ones until they expire. */
  async #renewInTime(): Promise<VideoLinks> {
    try {
      return await this.renew();
    } catch (error) {
      if (Date.parse(this.#latest.expiresAt) <= Date.now()) throw error;
      return this.#latest;
    }
  }

  async #fetch(): Promise<VideoLinks> {
    const links = await this.#renew();
    if (!links) throw new LockedError();
    this.#latest = links;
    this.#renewedAt = performance.now();
    this.#isDistrusted = false;
    this.#measure();
    return links;
  }

  #measure(): void {
    const life = Date.parse(this.#latest.expiresAt) - Date.now();
    this.#margin = Math.min(margin, Math.max(0, life / 3));
  }
}
