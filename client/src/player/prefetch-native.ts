import { urlFrom } from './native-source.ts';
import type { Film } from './film.ts';
import type { SignedLinks } from './signed-links.ts';

/** The fetching of an original's beginning, for a film that will probably be watched next: browsers share it by address. */
export class NativePrefetch {
  readonly #video = document.createElement('video');

  constructor(
    { startAt }: Film,
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
