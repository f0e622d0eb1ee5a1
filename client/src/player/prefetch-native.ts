import { urlFrom } from './native-source.ts';
import type { Video } from './video.ts';
import type { SignedLinks } from './signed-links.ts';

/** The fetching of an original's beginning, for a video that will probably be watched next: browsers share it by address. */
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
