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
import type { Video, RenewLinks } from './video.ts';
import { NativePrefetch } from './prefetch-native.ts';
import { changePlayerSettings, playerSettings } from './player-settings.ts';
import { neverResolves } from './provider-loading.ts';
import { SignedLinks } from './signed-links.ts';
import { HlsPrefetch, prefetchedLoader } from './prefetch-hls.ts';
import { HlsSource, hlsConfig } from './hls-source.ts';
import { chooseLevel, levelOf } from './hls-quality.ts';
import type { PlaybackError } from './playback-error.ts';
import { NativeSource } from './native-source.ts';

/** How long to wait for a first frame, in ms. */
const firstFrameTimeout = 150;

/** The video that is shown, and what it is played with. */
interface Current {
  video: Video;
  links: SignedLinks;
  /** Whether it begins by itself. */
  plays: boolean;
  /** Whether it was started before its page was rendered. */
  startedBeforeRender: boolean;
  source: HlsSource | NativeSource | null;
  /** The prefetch of this video, if there was one. */
  prefetched: Prefetch['request'] | null;
  /** Whether its source has been put into the element. */
  isLoaded: boolean;
}

/** A prefetch of the video that will probably be watched next. */
interface Prefetch {
  video: Video;
  request: HlsPrefetch | NativePrefetch;
}

/** What the player shows. */
interface EngineState {
  /** Of the video; null before there is one. */
  id: string | null;
  /** For Vidstack. */
  source: PlayerSrc;
  /** Whether that is a stream. */
  isStream: boolean;
  error: PlaybackError | null;
}

/**
 * A placeholder source with the video's id, so that Vidstack sees a change of source for each video. The real URL is
 * set by the engine.
 */
function sourceOf({ id }: Video, isStream: boolean): PlayerSrc {
  return { src: `#${id}`, type: isStream ? 'application/x-mpegurl' : 'video/mp4' };
}

/** Where Media Source Extensions take no H.264 (iPhones before iOS 17.1, some Firefox on Linux), the original plays. */
const isStreamed = ({ links }: Video): boolean => links.streamUrl !== null && HLSProviderLoader.supported;

/** A browser that refuses leaves the video as it is, with its button. */
function play(element: HTMLVideoElement): void {
  element.play().catch(() => undefined);
}

/**
 * Plays videos from signed links in Vidstack: streams through hls.js, originals by the element itself. One engine
 * serves a player for all the videos it shows one after the other.
 */
export class VideoEngine {
  readonly #listeners = new Set<() => void>();
  #state: EngineState = { id: null, source: '', isStream: false, error: null };
  #current: Current | null = null;
  #prefetch: Prefetch | null = null;
  #hls: Hls | null = null;
  #HlsClass: typeof Hls | null = null;
  #element: HTMLVideoElement | null = null;
  /** Loads the current video into the media element; returns false while hls.js is not ready. */
  #loadSource: (() => boolean) | null = null;

  state = (): EngineState => this.#state;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The links of the video that is shown. */
  get links(): SignedLinks | null {
    return this.#current?.links ?? null;
  }

  /** Prefetches a video that will probably be shown next. */
  prefetch(video: Video, renew: RenewLinks): void {
    if (this.#current?.video.id === video.id || this.#prefetch?.video.id === video.id) return;
    this.#prefetch?.request.stop();
    const request = this.#startPrefetch(video, new SignedLinks(video.links, () => renew(video.id)));
    this.#prefetch = request && { video, request };
  }

  /**
   * Shows a video in place of the one before; one that is shown already stays as it is.
   *
   * @param put sets the source of the mounted `MediaPlayer` directly. Subscribers are not notified then, because the
   *   page of this video is rendered afterwards.
   */
  show(video: Video, renew: RenewLinks, plays: boolean, put?: (source: PlayerSrc) => void): void {
    if (this.#current?.video.id === video.id) return;
    this.#current?.source?.stop();
    this.#current?.prefetched?.stop();
    const prefetched = this.#prefetch?.video.id === video.id ? this.#prefetch.request : null;
    if (prefetched) this.#prefetch = null;
    const links = prefetched?.links ?? new SignedLinks(video.links, () => renew(video.id));
    const startedBeforeRender = put !== undefined;
    this.#current = { video, links, plays, startedBeforeRender, source: null, prefetched, isLoaded: false };
    const isStream = isStreamed(video);
    const source = sourceOf(video, isStream);
    const isAsBefore = isStream === this.#state.isStream && !this.#state.error;
    if (!put || !isAsBefore) return this.#change({ id: video.id, source, isStream, error: null });
    this.#state = { ...this.#state, id: video.id, source };
    // Vidstack turns to the new video in its next microtask: before any event of it.
    put(source);
    this.#load();
  }

  /** Sets up what Vidstack plays a video with. */
  setUp(provider: MediaProviderAdapter | null): void {
    this.#hls = this.#loadSource = null;
    if (this.#current) this.#current.isLoaded = false;
    if (isVideoProvider(provider) || isHLSProvider(provider)) this.#setUpElement(provider.video);
    if (isHLSProvider(provider)) this.#setUpHls(provider);
    else if (isVideoProvider(provider)) {
      this.#loadSource = () => {
        this.#attachNativeSource(provider.video);
        return true;
      };
      provider.loadSource = async ({ src, type }) => {
        if (typeof src === 'string') provider.currentSrc = { src, type };
        this.#load();
      };
    }
  }

  /** Resolves with the first frame of the video, or without one after `firstFrameTimeout`. */
  firstFrame(): Promise<void> {
    return new Promise((resolve) => {
      setTimeout(resolve, firstFrameTimeout);
      // Firefox has it since 132; before, the moment is what is left.
      if (this.#element && 'requestVideoFrameCallback' in this.#element) {
        this.#element.requestVideoFrameCallback(() => resolve());
      }
    });
  }

  /** Repeats the `play` event for Vidstack if the element started to play before Vidstack listened. */
  notifyPlaying(): void {
    if (this.#element && !this.#element.paused) this.#element.dispatchEvent(new Event('play'));
  }

  /** Fixes the quality to a height, or adapts it to the connection (null); from where hls.js expects no stall on. */
  chooseQuality(height: number | null): void {
    changePlayerSettings({ quality: height });
    if (this.#hls) this.#hls.nextLevel = levelOf(this.#hls, height);
  }

  /** Tries again what had failed. */
  retry(): void {
    this.#change({ error: null });
    void this.#current?.source?.retry();
  }

  /** Stops playback and prefetching, and releases everything. */
  stop(): void {
    this.#current?.source?.stop();
    this.#current?.prefetched?.stop();
    this.#prefetch?.request.stop();
    this.#current = this.#prefetch = null;
  }

  #startPrefetch(video: Video, links: SignedLinks): Prefetch['request'] | null {
    if (!isStreamed(video)) return new NativePrefetch(video, links);
    if (!this.#HlsClass || !this.#hls) return null;
    return new HlsPrefetch(video, links, this.#HlsClass, this.#hls);
  }

  #load(): void {
    if (!this.#loadSource || !this.#current || this.#current.isLoaded) return;
    this.#current.isLoaded = this.#loadSource();
  }

  #change(changes: Partial<EngineState>): void {
    this.#state = { ...this.#state, ...changes };
    this.#listeners.forEach((listener) => listener());
  }

  #fail = (error: PlaybackError): void => {
    if (this.#state.error !== error) this.#change({ error });
  };

  #setUpHls(provider: HLSProvider): void {
    provider.library = async () => {
      const library = await import('hls.js');
      if (!provider.video.isConnected) return neverResolves();
      this.#HlsClass = library.default;
      const prefetched = () =>
        this.#current?.prefetched instanceof HlsPrefetch ? this.#current.prefetched : null;
      provider.config.loader = prefetchedLoader(library.default.DefaultConfig.loader, prefetched);
      return library;
    };
    provider.config = hlsConfig(() => this.#hlsSource);
    // Vidstack says that a video can play when only its playlist is there. All that then renders would keep the video waiting.
    provider.video.addEventListener('canplay', (event) => {
      if (!event.isTrusted && this.#current?.startedBeforeRender) event.stopImmediatePropagation();
    });
    // Vidstack's own way also puts the playlist into the element, and a browser that knows HLS would load it twice.
    provider.loadSource = async ({ src, type }) => {
      if (typeof src === 'string') provider.currentSrc = { src, type };
      this.#load();
    };
    this.#loadSource = () => {
      const { streamUrl } = this.#current?.links.latest ?? {};
      if (!provider.instance || !streamUrl) return false;
      provider.instance.loadSource(streamUrl);
      if (this.#current?.plays) play(provider.video);
      return true;
    };
    provider.onInstance((hls: Hls) => {
      this.#hls = hls;
      if (!provider.ctor) return;
      const { Events, ErrorTypes } = provider.ctor;
      hls.on(Events.MANIFEST_LOADING, () => this.#attachHlsSource(hls, provider.video));
      hls.on(Events.MANIFEST_PARSED, () => chooseLevel(hls));
      hls.on(Events.ERROR, (_event, data: ErrorData) => {
        if (data.fatal && data.type !== ErrorTypes.MEDIA_ERROR) this.#hlsSource?.giveUp();
      });
    });
  }

  /** Applies the saved volume and speed to the element before playback starts; Vidstack would apply them later. */
  #setUpElement(element: HTMLVideoElement): void {
    const { volume, isMuted, speed } = playerSettings();
    Object.assign(element, { volume, muted: isMuted, defaultPlaybackRate: speed, playbackRate: speed });
    this.#element = element;
  }

  get #hlsSource(): HlsSource | null {
    const source = this.#current?.source;
    return source instanceof HlsSource ? source : null;
  }

  #attachHlsSource(hls: Hls, element: HTMLVideoElement): void {
    const current = this.#current;
    if (!current) return;
    const { video, links } = current;
    current.source ??= new HlsSource({ video: element, links, startAt: video.startAt, onError: this.#fail });
    if (!(current.source instanceof HlsSource)) return;
    current.source.attach(hls);
    hls.config.startPosition = current.source.position;
  }

  #attachNativeSource(element: HTMLVideoElement): void {
    const current = this.#current;
    if (!current) return;
    const { video, links, plays } = current;
    const { startAt } = video;
    current.source?.stop();
    current.source = new NativeSource({ video: element, links, startAt, plays, onError: this.#fail });
  }
}
