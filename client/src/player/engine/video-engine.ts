import type Hls from 'hls.js';
import {
  changePlayerSettings,
  onPlayerSettingsChange,
  playerSettings,
} from '#client/player/player-settings.ts';
import type { RenewLinks, Video } from '#client/player/video.ts';
import { chooseLevel, heightsOf, levelOf } from './hls-quality.ts';
import { HlsSource, hlsConfig } from './hls-source.ts';
import { canStream, mediaEvents } from './media.ts';
import { NativeSource } from './native-source.ts';
import type { PlaybackError } from './playback-error.ts';
import { HlsPrefetch, prefetchedLoader } from './prefetch-hls.ts';
import { NativePrefetch } from './prefetch-native.ts';
import { SignedLinks } from './signed-links.ts';

/** How long to wait for a first frame, in ms. */
const firstFrameTimeout = 150;

/** The video that is shown, and what plays it. */
interface Current {
  video: Video;
  links: SignedLinks;
  /** Whether it plays as soon as it has a source. */
  plays: boolean;
  source: HlsSource | NativeSource | null;
  /** The prefetch of this video, if there was one. */
  prefetched: Prefetch['request'] | null;
  /** Whether the element has loaded its metadata. */
  isReady: boolean;
  /** A seek from before it could play, in seconds. */
  pendingSeek: number | null;
}

/** A prefetch of the video that will probably be watched next. */
interface Prefetch {
  video: Video;
  request: HlsPrefetch | NativePrefetch;
}

/** What the element does not know of itself. */
export interface EngineState {
  error: PlaybackError | null;
  /** Whether the video has been played or sought. Until then, its poster is shown. */
  hasStarted: boolean;
  /** Heights of a stream's qualities in pixels, highest first. */
  heights: readonly number[];
  /** The height that plays now. */
  height: number | null;
}

const initialState: EngineState = { error: null, hasStarted: false, heights: [], height: null };

const isStream = ({ links }: Video): boolean => links.streamUrl !== null && canStream();

/**
 * Plays videos from signed links in one video element: streams through hls.js, originals directly. Serves all videos that
 * a player shows one after the other.
 */
export class VideoEngine {
  readonly #listeners = new Set<() => void>();
  readonly #listening = new AbortController();
  #state = initialState;
  #current: Current | null = null;
  #prefetch: Prefetch | null = null;
  #hls: Hls | null = null;
  #HlsClass: typeof Hls | null = null;

  constructor(readonly element: HTMLVideoElement) {
    this.#applySettings();
    const { signal } = this.#listening;
    signal.addEventListener('abort', onPlayerSettingsChange(this.#applySettings));
    const on = (type: string, listener: () => void) => element.addEventListener(type, listener, { signal });
    on('emptied', () => this.#setReady(false));
    on('loadedmetadata', () => this.#setReady(true));
    on('canplay', () => this.#seekPending());
    on('playing', () => this.#state.hasStarted || this.#change({ hasStarted: true }));
    on('volumechange', () => this.#saveVolume());
    mediaEvents.forEach((type) => on(type, this.#notify));
    document.addEventListener('fullscreenchange', this.#notify, { signal });
  }

  state = (): EngineState => this.#state;

  /** Calls the listener when the state or the element changes. Returns the function that unsubscribes it. */
  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The links of the video that is shown. */
  get links(): SignedLinks | null {
    return this.#current?.links ?? null;
  }

  /** The id of the video whose events the element sends; null while it is still loading. */
  get readyId(): string | null {
    return this.#current?.isReady ? this.#current.video.id : null;
  }

  /** The position in seconds. While the video is loading, the position at which it will begin. */
  get position(): number {
    const { pendingSeek, isReady, source, video } = this.#current ?? {};
    return pendingSeek ?? (isReady ? this.element.currentTime : (source?.position ?? video?.startAt ?? 0));
  }

  get isPaused(): boolean {
    return this.#current?.source === null ? !this.#current.plays : this.element.paused;
  }

  /** Shows a video in place of the one before. */
  show(video: Video, renew: RenewLinks, plays: boolean): void {
    if (this.#current?.video.id === video.id || this.#listening.signal.aborted) return;
    this.#stopCurrent();
    const prefetched = this.#prefetch?.video.id === video.id ? this.#prefetch.request : null;
    if (prefetched) this.#prefetch = null;
    const links = prefetched?.links ?? new SignedLinks(video.links, () => renew(video.id));
    const initial = { source: null, isReady: false, pendingSeek: null };
    this.#current = { video, links, plays, prefetched, ...initial };
    this.#load();
    this.#change(initialState);
  }

  /** Prefetches a video that will probably be shown next. */
  prefetch(video: Video, renew: RenewLinks): void {
    if (this.#current?.video.id === video.id || this.#prefetch?.video.id === video.id) return;
    this.#prefetch?.request.stop();
    const request = this.#startPrefetch(video, new SignedLinks(video.links, () => renew(video.id)));
    this.#prefetch = request && { video, request };
  }

  /** Takes newer links of a video, if it is the one that is shown. */
  offerLinks({ id, links }: Video): void {
    if (this.#current?.video.id === id) this.#current.links.offer(links);
  }

  /** Resolves with the first frame, or without one after `firstFrameTimeout`. */
  firstFrame(): Promise<void> {
    return new Promise((resolve) => {
      setTimeout(resolve, firstFrameTimeout);
      // Firefox has it since version 132.
      if ('requestVideoFrameCallback' in this.element) {
        this.element.requestVideoFrameCallback(() => resolve());
      }
    });
  }

  /** Plays or pauses. Before the video has a source, changes whether it will play. */
  togglePlaying(): void {
    if (this.#current?.source === null) {
      this.#current.plays = !this.#current.plays;
      this.#notify();
    } else if (this.element.paused) this.#play();
    else this.element.pause();
  }

  /** Seeks to a second within the video, as soon as it is loaded. */
  seek(seconds: number): void {
    if (!this.#current) return;
    const place = Math.min(Math.max(0, seconds), this.element.duration || Infinity);
    if (!this.#current.isReady) this.#current.pendingSeek = place;
    else {
      this.element.currentTime = place;
      this.#change({ hasStarted: true });
    }
  }

  /** Fixes the quality to a height, or adapts it to the connection (null). The buffer is kept. */
  chooseQuality(height: number | null): void {
    changePlayerSettings({ quality: height });
    if (this.#hls) this.#hls.nextLevel = levelOf(this.#hls, height);
  }

  /** Tries again after an error. */
  retry(): void {
    this.#change({ error: null });
    if (this.#current?.source) void this.#current.source.retry();
    else this.#load();
  }

  /** Stops playback and prefetching, and lets go of the element. */
  destroy(): void {
    this.#listening.abort();
    this.#stopCurrent();
    this.#prefetch?.request.stop();
    this.#hls?.destroy();
    this.#hls = this.#current = this.#prefetch = null;
    this.#clear();
  }

  #stopCurrent(): void {
    this.#current?.source?.stop();
    this.#current?.prefetched?.stop();
  }

  #setReady(isReady: boolean): void {
    if (this.#current) this.#current.isReady = isReady;
  }

  /** Where the browser refuses to play, the video stays paused. */
  #play(): void {
    this.element.play().catch(() => undefined);
  }

  #seekPending(): void {
    const { pendingSeek = null } = this.#current ?? {};
    if (!this.#current || pendingSeek === null) return;
    this.#current.pendingSeek = null;
    this.seek(pendingSeek);
  }

  #applySettings = (): void => {
    const { volume, isMuted, speed } = playerSettings();
    // With each new source, a browser sets the speed to the default speed.
    Object.assign(this.element, { volume, muted: isMuted, defaultPlaybackRate: speed, playbackRate: speed });
  };

  /** Keeps a volume that was set by the browser's own controls, for example in picture-in-picture. */
  #saveVolume(): void {
    const { volume, muted: isMuted } = this.element;
    const settings = playerSettings();
    if (volume !== settings.volume || isMuted !== settings.isMuted) changePlayerSettings({ volume, isMuted });
  }

  #load(): void {
    const current = this.#current;
    if (!current || current.source) return;
    const { links, plays, video } = current;
    const options = { video: this.element, links, startAt: video.startAt, onError: this.#fail };
    if (!isStream(video)) {
      this.#hls?.stopLoad();
      this.#hls?.detachMedia();
      // hls.js turns AirPlay off where it uses ManagedMediaSource.
      this.element.disableRemotePlayback = false;
      current.source = new NativeSource({ ...options, plays });
    } else if (this.#hls) {
      const source = new HlsSource(options);
      current.source = source;
      source.load(this.#hls, plays);
    } else {
      this.#clear();
      this.#startHls().catch(() => this.#fail('failed'));
    }
  }

  /** Empties the element. */
  #clear(): void {
    if (!this.element.hasAttribute('src')) return;
    this.element.removeAttribute('src');
    this.element.load();
  }

  async #startHls(): Promise<void> {
    const { default: HlsClass } = await import('hls.js');
    if (this.#hls || this.#listening.signal.aborted) return;
    const prefetched = () =>
      this.#current?.prefetched instanceof HlsPrefetch ? this.#current.prefetched : null;
    const source = () => (this.#current?.source instanceof HlsSource ? this.#current.source : null);
    const hls = new HlsClass({
      ...hlsConfig(source),
      loader: prefetchedLoader(HlsClass.DefaultConfig.loader, prefetched),
    });
    const { Events, ErrorTypes } = HlsClass;
    hls.on(Events.MANIFEST_PARSED, () => {
      chooseLevel(hls);
      this.#change({ heights: heightsOf(hls) });
    });
    hls.on(Events.LEVEL_SWITCHED, (_event, { level }) =>
      this.#change({ height: hls.levels[level]?.height ?? null }),
    );
    hls.on(Events.ERROR, (_event, { fatal, type }) => {
      if (fatal && type === ErrorTypes.MEDIA_ERROR) source()?.recover();
      else if (fatal) source()?.giveUp();
    });
    this.#HlsClass = HlsClass;
    this.#hls = hls;
    this.#load();
  }

  #startPrefetch(video: Video, links: SignedLinks): Prefetch['request'] | null {
    if (!isStream(video)) return new NativePrefetch(video, links);
    return this.#HlsClass && this.#hls && new HlsPrefetch(video, links, this.#HlsClass, this.#hls);
  }

  #notify = (): void => this.#listeners.forEach((listener) => listener());

  #change(changes: Partial<EngineState>): void {
    this.#state = { ...this.#state, ...changes };
    this.#notify();
  }

  #fail = (error: PlaybackError): void => {
    if (this.#state.error !== error) this.#change({ error });
  };
}
