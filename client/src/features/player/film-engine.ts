import {
  isHLSProvider,
  isVideoProvider,
  type HLSProvider,
  type MediaProviderAdapter,
  type PlayerSrc,
} from '@vidstack/react';
import type { ErrorData } from 'hls.js';
import type Hls from 'hls.js';
import type { Film, RenewLinks } from './film.ts';
import { changePlayerSettings, playerSettings } from './player-settings.ts';
import { SignedLinks } from './signed-links.ts';
import { StreamFeed, streamConfig } from './stream-feed.ts';
import type { Trouble } from './trouble.ts';
import { VideoFeed } from './video-feed.ts';

const canStream = 'MediaSource' in window || 'ManagedMediaSource' in window;

/** One film on its way to the screen. */
interface Showing {
  film: Film;
  links: SignedLinks;
  feed: StreamFeed | VideoFeed | null;
}

/** What the player shows. */
interface EngineState {
  /** For Vidstack. */
  source: PlayerSrc;
  /** Whether that is a stream. */
  isStream: boolean;
  trouble: Trouble | null;
}

/** A film by its own name, so that Vidstack takes no two for the same. The engine knows where it really comes from. */
function sourceOf({ id }: Film, isStream: boolean): PlayerSrc {
  return { src: `#${id}`, type: isStream ? 'application/x-mpegurl' : 'video/mp4' };
}

/** The quality nearest to a height, as hls.js counts them; -1 for all of them. */
function levelOf({ levels }: Hls, height: number | null): number {
  if (height === null) return -1;
  const distances = levels.map((level) => Math.abs(level.height - height));
  return distances.indexOf(Math.min(...distances));
}

/**
 * Brings films from signed links to Vidstack: streams through hls.js, originals straight into the element. One engine
 * serves a player for all the films it shows one after the other.
 */
export class FilmEngine {
  readonly #listeners = new Set<() => void>();
  #state: EngineState = { source: '', isStream: false, trouble: null };
  #showing: Showing | null = null;
  #hls: Hls | null = null;

  state = (): EngineState => this.#state;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The links of the film that is shown. */
  get links(): SignedLinks | null {
    return this.#showing?.links ?? null;
  }

  /** Puts a film on the screen in place of the one before. */
  show(film: Film, renew: RenewLinks): void {
    this.#showing?.feed?.stop();
    this.#showing = { film, links: new SignedLinks(film.links, renew), feed: null };
    const isStream = film.links.streamUrl !== null && canStream;
    this.#change({ source: sourceOf(film, isStream), isStream, trouble: null });
  }

  /** Sets up what Vidstack plays a film with. */
  equip(provider: MediaProviderAdapter | null): void {
    this.#hls = null;
    if (isHLSProvider(provider)) this.#equipStream(provider);
    else if (isVideoProvider(provider)) {
      provider.loadSource = async ({ src, type }) => {
        if (typeof src === 'string') provider.currentSrc = { src, type };
        this.#feedOriginal(provider.video);
      };
    }
  }

  /** Holds on to the quality of a height, or lets the connection decide (null); from the next part on. */
  chooseQuality(height: number | null): void {
    changePlayerSettings({ quality: height });
    if (this.#hls) this.#hls.nextLevel = levelOf(this.#hls, height);
  }

  /** Tries again what had failed. */
  retry(): void {
    this.#change({ trouble: null });
    void this.#showing?.feed?.retry();
  }

  /** Lets go of everything. */
  stop(): void {
    this.#showing?.feed?.stop();
    this.#showing = null;
  }

  #change(changes: Partial<EngineState>): void {
    this.#state = { ...this.#state, ...changes };
    this.#listeners.forEach((listener) => listener());
  }

  #complain = (trouble: Trouble): void => {
    if (this.#state.trouble !== trouble) this.#change({ trouble });
  };

  #equipStream(provider: HLSProvider): void {
    provider.library = () => import('hls.js');
    provider.config = streamConfig(() => this.#streamFeed);
    // Vidstack's own way also puts the playlist into the element, and a browser that knows HLS would load it twice.
    provider.loadSource = async ({ src, type }) => {
      if (typeof src === 'string') provider.currentSrc = { src, type };
      const { streamUrl } = this.#showing?.links.latest ?? {};
      if (streamUrl) provider.instance?.loadSource(streamUrl);
    };
    provider.onInstance((hls: Hls) => {
      this.#hls = hls;
      if (!provider.ctor) return;
      const { Events, ErrorTypes } = provider.ctor;
      hls.on(Events.MANIFEST_LOADING, () => this.#feedStream(hls, provider.video));
      hls.on(Events.MANIFEST_PARSED, () => {
        const level = levelOf(hls, playerSettings().quality);
        hls.startLevel = level;
        hls.loadLevel = level;
      });
      hls.on(Events.ERROR, (_event, data: ErrorData) => {
        if (data.fatal && data.type !== ErrorTypes.MEDIA_ERROR) this.#streamFeed?.giveUp();
      });
    });
  }

  get #streamFeed(): StreamFeed | null {
    const feed = this.#showing?.feed;
    return feed instanceof StreamFeed ? feed : null;
  }

  #feedStream(hls: Hls, video: HTMLVideoElement): void {
    const showing = this.#showing;
    if (!showing) return;
    const { film, links } = showing;
    showing.feed ??= new StreamFeed({ video, links, startAt: film.startAt, onTrouble: this.#complain });
    if (!(showing.feed instanceof StreamFeed)) return;
    showing.feed.use(hls);
    hls.config.startPosition = showing.feed.position;
  }

  #feedOriginal(video: HTMLVideoElement): void {
    const showing = this.#showing;
    if (!showing) return;
    const { film, links } = showing;
    showing.feed?.stop();
    showing.feed = new VideoFeed({
      video,
      source: links.latest,
      renew: () => links.renew(),
      startAt: film.startAt,
      onTrouble: this.#complain,
    });
  }
}
