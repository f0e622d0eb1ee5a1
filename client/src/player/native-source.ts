import { playbackErrorOf, type PlaybackError } from './playback-error.ts';

/** A signed media link: it opens until `expiresAt` (ISO 8601). */
export interface MediaLink {
  url: string;
  expiresAt: string;
}

interface NativeSourceOptions {
  video: HTMLVideoElement;
  /** The link to begin with. */
  source: MediaLink;
  /** Fetches a new link. Rejects with LockedError when the person may not watch any more, or as the network does. */
  renew: () => Promise<MediaLink>;
  /** Where to begin, in seconds. */
  startAt: number;
  /** Whether the video begins by itself. */
  plays: boolean;
  /** Called when the video cannot be loaded even with a new link; `retry` tries again. */
  onError: (error: PlaybackError) => void;
}

/** A new link is fetched this many milliseconds before the old one ends... */
const margin = 30_000;
/** ...but never more often than this, whatever the clocks say. */
const shortestInterval = 10_000;

const isExpired = ({ expiresAt }: MediaLink) => Date.parse(expiresAt) <= Date.now();

/**
 * Plays a video element from links that expire. A new link is fetched ahead of time but only set when the old one no
 * longer works (an error, a seek to what is not loaded): a running download outlives its link, so mostly nothing has to
 * change. Position, speed and playing survive the change.
 */
export class NativeSource {
  readonly #video: HTMLVideoElement;
  readonly #renew: NativeSourceOptions['renew'];
  readonly #onError: NativeSourceOptions['onError'];
  readonly #plays: boolean;
  readonly #listening = new AbortController();
  #loaded: MediaLink | null = null;
  #latest: MediaLink;
  #position: number;
  #isRecovering = false;
  #isLoading = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor({ video, source, renew, startAt, plays, onError }: NativeSourceOptions) {
    this.#video = video;
    this.#latest = source;
    this.#renew = renew;
    this.#position = startAt;
    this.#plays = plays;
    this.#onError = onError;
    this.#listen();
    if (isExpired(source)) {
      void this.retry();
      return;
    }
    this.#put(source);
    this.#schedule();
  }

  /** Fetches a new link and goes on with it from the last position. */
  async retry(): Promise<void> {
    this.#isRecovering = true;
    try {
      const isUsed = this.#latest === this.#loaded || isExpired(this.#latest);
      if (isUsed) await this.#fetchLatest();
      if (!this.#isStopped && this.#latest !== this.#loaded) this.#put(this.#latest);
    } catch (error) {
      if (!this.#isStopped) this.#onError(playbackErrorOf(error));
    }
  }

  /** Lets go of the element. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#listening.abort();
  }

  get #isStopped(): boolean {
    return this.#listening.signal.aborted;
  }

  #listen(): void {
    const { signal } = this.#listening;
    const on = (type: keyof HTMLVideoElementEventMap, listener: () => void) =>
      this.#video.addEventListener(type, listener, { signal });
    on('error', () => this.#recover());
    on('canplay', () => (this.#isRecovering = this.#isLoading = false));
    on('timeupdate', () => this.#recordPosition());
    for (const type of ['seeking', 'waiting', 'stalled'] as const) {
      on(type, () => {
        this.#recordPosition();
        if (this.#isBufferEmpty()) this.#recover();
      });
    }
  }

  /** A failure after a new link and before anything could be played is final. */
  #recover(): void {
    if (this.#isRecovering) this.#onError('failed');
    else void this.retry();
  }

  /** An element that is loading reports 0, which is not where the person was. */
  #recordPosition(): void {
    if (!this.#isLoading && !this.#video.error) this.#position = this.#video.currentTime;
  }

  #isBufferEmpty(): boolean {
    if (this.#isRecovering || !this.#loaded || !isExpired(this.#loaded)) return false;
    const { buffered, currentTime } = this.#video;
    for (let index = 0; index < buffered.length; index += 1) {
      if (buffered.start(index) <= currentTime && currentTime < buffered.end(index)) return false;
    }
    return true;
  }

  async #fetchLatest(): Promise<void> {
    const source = await this.#renew();
    if (this.#isStopped) return;
    this.#latest = source;
    this.#schedule();
  }

  #schedule(): void {
    clearTimeout(this.#timer);
    const untilRenewal = Date.parse(this.#latest.expiresAt) - Date.now() - margin;
    this.#timer = setTimeout(
      () => {
        // A video that stands still needs no link; it gets one when it goes on.
        if (!this.#video.paused) this.#fetchLatest().catch(() => undefined);
      },
      Math.max(untilRenewal, shortestInterval),
    );
  }

  #put(source: MediaLink): void {
    const video = this.#video;
    const { playbackRate } = video;
    // In place of another video the element may still play that one.
    const plays = this.#loaded ? !video.paused : this.#plays;
    const position = this.#position;
    // Of a video that is exchanged for itself.
    video.poster = (this.#loaded && currentFrame(video)) ?? '';
    this.#loaded = source;
    this.#isLoading = true;
    video.src = urlFrom(source, position);
    video.playbackRate = playbackRate;
    const seek = () => {
      // For browsers that start at 0 in spite of the fragment.
      if (Math.abs(video.currentTime - position) > 0.5) video.currentTime = position;
    };
    video.addEventListener('loadedmetadata', seek, { once: true, signal: this.#listening.signal });
    if (plays) video.play().catch(() => undefined);
  }
}

/** The address of a video that begins at a second. */
export const urlFrom = ({ url }: Pick<MediaLink, 'url'>, position: number): string =>
  position > 0 ? `${url}#t=${position}` : url;

/** The picture on the screen, to be shown while a new link loads; null when there is none or it may not be read. */
function currentFrame(video: HTMLVideoElement): string | null {
  if (video.videoWidth === 0) return null;
  const canvas = document.createElement('canvas');
  canvas.width = video.videoWidth;
  canvas.height = video.videoHeight;
  try {
    canvas.getContext('2d')?.drawImage(video, 0, 0);
    return canvas.toDataURL('image/jpeg', 0.8);
  } catch {
    // The video comes from another origin, the object store's.
    return null;
  }
}
