import type { VideoLinks } from '#client/player/video.ts';
import { LockedError } from './playback-error.ts';

/** New links are fetched this many milliseconds before the old ones end, or a third of their life if that is less... */
const margin = 30_000;
/** ...but not again within this time, whatever the clocks say. */
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

  /** The links as they are known, dead or alive. */
  get latest(): VideoLinks {
    return this.#latest;
  }

  /** Milliseconds until it is time to renew the links ahead of their end. */
  get untilRenewal(): number {
    return Math.max(Date.parse(this.#latest.expiresAt) - Date.now() - this.#margin, shortestInterval);
  }

  /** Takes links that came by another way, if they live longer. */
  offer(links: VideoLinks): void {
    if (Date.parse(links.expiresAt) <= Date.parse(this.#latest.expiresAt)) return;
    this.#latest = links;
    this.#isDistrusted = false;
    this.#measure();
  }

  /** The server refused a link: the next request brings a new one. */
  distrust(): void {
    this.#isDistrusted = true;
  }

  /** Links that open now. Rejects with LockedError, or when new ones cannot be fetched. */
  async fresh(): Promise<VideoLinks> {
    if (this.#isDistrusted) return this.renew();
    if (performance.now() - this.#renewedAt < Math.min(this.#margin || shortestInterval, shortestInterval)) {
      return this.#latest;
    }
    const left = Date.parse(this.#latest.expiresAt) - Date.now();
    // A request that is sent at the last moment arrives too late.
    if (left < this.#margin / 2) return this.#renewInTime();
    // Those at hand still open; a failure shows itself when they do not.
    if (left < this.#margin) this.renew().catch(() => undefined);
    return this.#latest;
  }

  /** Fetches new links, once for all who ask meanwhile. Rejects as `fresh` does. */
  renew(): Promise<VideoLinks> {
    this.#renewing ??= this.#fetch().finally(() => (this.#renewing = null));
    return this.#renewing;
  }

  /** The address of a part of the stream with the newest signature; other addresses stay as they are. */
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

  /** New links, or those at hand as long as they open and no others can be had. */
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
