import type { Video } from '#client/player/video.ts';
import { urlFrom } from './native-source.ts';
import type { SignedLinks } from './signed-links.ts';

/**
 * Prefetches the beginning of an original, for a video that will probably be watched next. The player gets it from the
 * browser's cache.
 */
export class NativePrefetch {
  readonly #video = document.createElement('video');

  constructor(
    { startAt }: Video,
    readonly links: SignedLinks,
  ) {
    this.#video.preload = 'auto';
    this.#video.muted = true;
    this.#video.src = urlFrom(links.latest, startAt);
  }

  /** Fetches no more. */
  stop(): void {
    this.#video.removeAttribute('src');
    this.#video.load();
  }
}
