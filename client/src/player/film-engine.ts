import {
  HLSProviderLoader,
  isHLSProvider,
  isVideoProvider,
  type HLSProvider,
  type MediaProviderAdapter,
  type PlayerSrc,
} from '@vidstack/react';
import type { ErrorData } from 'hls.js';
import type Hls from 'hls.js';
import type { Film, RenewLinks } from './film.ts';
import { OriginalAhead } from './original-ahead.ts';
import { changePlayerSettings, playerSettings } from './player-settings.ts';
import { forNobody } from './provider-loading.ts';
import { SignedLinks } from './signed-links.ts';
import { StreamAhead, takingLoader } from './stream-ahead.ts';
import { StreamFeed, streamConfig } from './stream-feed.ts';
import { chooseLevel, levelOf } from './stream-quality.ts';
import type { Trouble } from './trouble.ts';
import { VideoFeed } from './video-feed.ts';

/** How long a first frame is waited for, in ms. */
const patience = 150;

/** One film on its way to the screen. */
interface Showing {
  film: Film;
  links: SignedLinks;
  /** Whether it begins by itself. */
  plays: boolean;
  /** Whether it began ahead of its screen. */
  isAheadOfScreen: boolean;
  feed: StreamFeed | VideoFeed | null;
  /** What was fetched of it before. */
  ahead: Ahead['beginning'] | null;
  /** Whether its source has been put into the element. */
  isLoaded: boolean;
}

/** One film that will probably be watched next. */
interface Ahead {
  film: Film;
  beginning: StreamAhead | OriginalAhead;
}

/** What the player shows. */
interface EngineState {
  /** Of the film; null before there is one. */
  id: string | null;
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

/** Where scripts may feed no H.264 to a video (iPhones before iOS 17.1, some Firefox on Linux), the original plays. */
const isStreamed = ({ links }: Film): boolean => links.streamUrl !== null && HLSProviderLoader.supported;

/** A browser that refuses leaves the film as it is, with its button. */
function play(video: HTMLVideoElement): void {
  video.play().catch(() => undefined);
}

/**
 * Brings films from signed links to Vidstack: streams through hls.js, originals straight into the element. One engine
 * serves a player for all the films it shows one after the other.
 */
export class FilmEngine {
  readonly #listeners = new Set<() => void>();
  #state: EngineState = { id: null, source: '', isStream: false, trouble: null };
  #showing: Showing | null = null;
  #ahead: Ahead | null = null;
  #hls: Hls | null = null;
  #HlsClass: typeof Hls | null = null;
  #video: HTMLVideoElement | null = null;
  /** Puts the film into the element; false when there is nothing yet that could. */
  #fill: (() => boolean) | null = null;

  state = (): EngineState => this.#state;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The links of the film that is shown. */
  get links(): SignedLinks | null {
    return this.#showing?.links ?? null;
  }

  /** Fetches the beginning of a film that will probably be shown next. */
  prepare(film: Film, renew: RenewLinks): void {
    if (this.#showing?.film.id === film.id || this.#ahead?.film.id === film.id) return;
    this.#ahead?.beginning.stop();
    const beginning = this.#beginningOf(film, new SignedLinks(film.links, () => renew(film.id)));
    this.#ahead = beginning && { film, beginning };
  }

  /**
   * Puts a film on the screen in place of the one before; one that is there already stays as it is.
   *
   * @param put gives Vidstack the source at once. Then nobody is told: the film's own screen is on its way.
   */
  show(film: Film, renew: RenewLinks, plays: boolean, put?: (source: PlayerSrc) => void): void {
    if (this.#showing?.film.id === film.id) return;
    this.#showing?.feed?.stop();
    this.#showing?.ahead?.stop();
    const ahead = this.#ahead?.film.id === film.id ? this.#ahead.beginning : null;
    if (ahead) this.#ahead = null;
    const links = ahead?.links ?? new SignedLinks(film.links, () => renew(film.id));
    const isAheadOfScreen = put !== undefined;
    this.#showing = { film, links, plays, isAheadOfScreen, feed: null, ahead, isLoaded: false };
    const isStream = isStreamed(film);
    const source = sourceOf(film, isStream);
    const isAsBefore = isStream === this.#state.isStream && !this.#state.trouble;
    if (!put || !isAsBefore) return this.#change({ id: film.id, source, isStream, trouble: null });
    this.#state = { ...this.#state, id: film.id, source };
    // Vidstack turns to the new film in its next microtask: before any event of it.
    put(source);
    this.#load();
  }

  /** Sets up what Vidstack plays a film with. */
  equip(provider: MediaProviderAdapter | null): void {
    this.#hls = this.#fill = null;
    if (this.#showing) this.#showing.isLoaded = false;
    if (isVideoProvider(provider) || isHLSProvider(provider)) this.#equipElement(provider.video);
    if (isHLSProvider(provider)) this.#equipStream(provider);
    else if (isVideoProvider(provider)) {
      this.#fill = () => {
        this.#feedOriginal(provider.video);
        return true;
      };
      provider.loadSource = async ({ src, type }) => {
        if (typeof src === 'string') provider.currentSrc = { src, type };
        this.#load();
      };
    }
  }

  /** Ends with the first frame of the film, or without one after a moment. */
  firstFrame(): Promise<void> {
    return new Promise((resolve) => {
      setTimeout(resolve, patience);
      // Firefox has it since 132; before, the moment is what is left.
      if (this.#video && 'requestVideoFrameCallback' in this.#video) {
        this.#video.requestVideoFrameCallback(() => resolve());
      }
    });
  }

  /** Tells Vidstack that a film plays which began before it could be told. */
  tellPlaying(): void {
    if (this.#video && !this.#video.paused) this.#video.dispatchEvent(new Event('play'));
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
    this.#showing?.ahead?.stop();
    this.#ahead?.beginning.stop();
    this.#showing = this.#ahead = null;
  }

  #beginningOf(film: Film, links: SignedLinks): Ahead['beginning'] | null {
    if (!isStreamed(film)) return new OriginalAhead(film, links);
    if (!this.#HlsClass || !this.#hls) return null;
    return new StreamAhead(film, links, this.#HlsClass, this.#hls);
  }

  #load(): void {
    if (!this.#fill || !this.#showing || this.#showing.isLoaded) return;
    this.#showing.isLoaded = this.#fill();
  }

  #change(changes: Partial<EngineState>): void {
    this.#state = { ...this.#state, ...changes };
    this.#listeners.forEach((listener) => listener());
  }

  #complain = (trouble: Trouble): void => {
    if (this.#state.trouble !== trouble) this.#change({ trouble });
  };

  #equipStream(provider: HLSProvider): void {
    provider.library = async () => {
      const library = await import('hls.js');
      if (!provider.video.isConnected) return forNobody();
      this.#HlsClass = library.default;
      const ahead = () => (this.#showing?.ahead instanceof StreamAhead ? this.#showing.ahead : null);
      provider.config.loader = takingLoader(library.default.DefaultConfig.loader, ahead);
      return library;
    };
    provider.config = streamConfig(() => this.#streamFeed);
    // Vidstack says that a film can play when only its playlist is there. All that then renders would keep the film waiting.
    provider.video.addEventListener('canplay', (event) => {
      if (!event.isTrusted && this.#showing?.isAheadOfScreen) event.stopImmediatePropagation();
    });
    // Vidstack's own way also puts the playlist into the element, and a browser that knows HLS would load it twice.
    provider.loadSource = async ({ src, type }) => {
      if (typeof src === 'string') provider.currentSrc = { src, type };
      this.#load();
    };
    this.#fill = () => {
      const { streamUrl } = this.#showing?.links.latest ?? {};
      if (!provider.instance || !streamUrl) return false;
      provider.instance.loadSource(streamUrl);
      if (this.#showing?.plays) play(provider.video);
      return true;
    };
    provider.onInstance((hls: Hls) => {
      this.#hls = hls;
      if (!provider.ctor) return;
      const { Events, ErrorTypes } = provider.ctor;
      hls.on(Events.MANIFEST_LOADING, () => this.#feedStream(hls, provider.video));
      hls.on(Events.MANIFEST_PARSED, () => chooseLevel(hls));
      hls.on(Events.ERROR, (_event, data: ErrorData) => {
        if (data.fatal && data.type !== ErrorTypes.MEDIA_ERROR) this.#streamFeed?.giveUp();
      });
    });
  }

  /** A film that begins by itself begins as its owner watches, and not when Vidstack comes to it. */
  #equipElement(video: HTMLVideoElement): void {
    const { volume, isMuted, speed } = playerSettings();
    Object.assign(video, { volume, muted: isMuted, defaultPlaybackRate: speed, playbackRate: speed });
    this.#video = video;
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
    const { film, links, plays } = showing;
    showing.feed?.stop();
    showing.feed = new VideoFeed({
      video,
      source: links.latest,
      renew: () => links.renew(),
      startAt: film.startAt,
      plays,
      onTrouble: this.#complain,
    });
  }
}
