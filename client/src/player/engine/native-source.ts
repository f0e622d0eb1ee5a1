import type { VideoLinks } from '#client/player/video.ts';
import { isBufferEmpty } from './media.ts';
import { playbackErrorOf, type PlaybackError } from './playback-error.ts';
import type { SignedLinks } from './signed-links.ts';

interface NativeSourceOptions {
  video: HTMLVideoElement;
  links: SignedLinks;
  /** Where to begin, in seconds. */
  startAt: number;
  /** Whether the video plays by itself. */
  plays: boolean;
  /** Called when the video cannot be loaded even with a new link; `retry` tries again. */
  onError: (error: PlaybackError) => void;
}

const isExpired = ({ expiresAt }: VideoLinks) => Date.parse(expiresAt) <= Date.now();

/**
 * Plays an original from links that expire. New links are fetched ahead of time, and set when the old one no longer works
 * (after an error, or a seek beyond the buffer). A running download outlives its link, so most videos keep theirs. The
 * position and speed survive the change, and a video that plays goes on playing.
 */
export class NativeSource {
  readonly #video: HTMLVideoElement;
  readonly #links: SignedLinks;
  readonly #onError: NativeSourceOptions['onError'];
  readonly #plays: boolean;
  readonly #listening = new AbortController();
  #loaded: VideoLinks | null = null;
  #position: number;
  #isRecovering = false;
  #isLoading = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor({ video, links, startAt, plays, onError }: NativeSourceOptions) {
    this.#video = video;
    this.#links = links;
    this.#position = startAt;
    this.#plays = plays;
    this.#onError = onError;
    this.#listen();
    if (isExpired(links.latest)) {
      void this.retry();
      return;
    }
    this.#put(links.latest);
    this.#scheduleRenewal();
  }

  /** The last known position in seconds. */
  get position(): number {
    return this.#position;
  }

  /** Resumes from the last position with a link that was not tried yet. Fetches one if there is none. */
  async retry(): Promise<void> {
    this.#isRecovering = true;
    try {
      const { latest } = this.#links;
      if (latest === this.#loaded || isExpired(latest)) await this.#renew();
      if (!this.#isStopped && this.#links.latest !== this.#loaded) this.#put(this.#links.latest);
    } catch (error) {
      if (!this.#isStopped) this.#onError(playbackErrorOf(error));
    }
  }

  /** Stops listening to the element. */
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
        if (this.#needsLink()) this.#recover();
      });
    }
  }

  /** A failure after a new link and before anything could be played is final. */
  #recover(): void {
    if (this.#isRecovering) this.#onError('failed');
    else void this.retry();
  }

  /** While it is loading, an element reports 0. */
  #recordPosition(): void {
    if (!this.#isLoading && !this.#video.error) this.#position = this.#video.currentTime;
  }

  #needsLink(): boolean {
    return (
      !this.#isRecovering && this.#loaded !== null && isExpired(this.#loaded) && isBufferEmpty(this.#video)
    );
  }

  async #renew(): Promise<void> {
    await this.#links.renew();
    if (!this.#isStopped) this.#scheduleRenewal();
  }

  #scheduleRenewal(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      // A paused video gets a new link when it resumes.
      if (!this.#video.paused) this.#renew().catch(() => undefined);
    }, this.#links.untilRenewal);
  }

  #put(links: VideoLinks): void {
    const video = this.#video;
    const { playbackRate } = video;
    // At first, the element may still play the video before.
    const plays = this.#loaded ? !video.paused : this.#plays;
    const position = this.#position;
    // While the same video loads again, its last frame is shown.
    video.poster = (this.#loaded && currentFrame(video)) ?? '';
    this.#loaded = links;
    this.#isLoading = true;
    video.src = urlFrom(links, position);
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
export const urlFrom = ({ url }: Pick<VideoLinks, 'url'>, position: number): string =>
  position > 0 ? `${url}#t=${position}` : url;

/** The current frame as a data URL; null when there is none, or when it may not be read. */
function currentFrame(video: HTMLVideoElement): string | null {
  if (video.videoWidth === 0) return null;
  const canvas = document.createElement('canvas');
  canvas.width = video.videoWidth;
  canvas.height = video.videoHeight;
  try {
    canvas.getContext('2d')?.drawImage(video, 0, 0);
    return canvas.toDataURL('image/jpeg', 0.8);
  } catch {
    // The video comes from the object store, which is another origin.
    return null;
  }
}
