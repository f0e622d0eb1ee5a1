import type { VideoLinks } from '#client/player/video.ts';
import { isBufferEmpty } from './media.ts';
import { playbackErrorOf, type PlaybackError } from './playback-error.ts';
import type { SignedLinks } from './signed-links.ts';

interface NativeSourceOptions {
  video: HTMLVideoElement;
  links: SignedLinks;
  /** Where to begin, in seconds. */
  startAt: number;
  /** Whether the video begins by itself. */
  plays: boolean;
  /** Called when the video cannot be loaded even with a new link; `retry` tries again. */
  onError: (error: PlaybackError) => void;
}

const isExpired = ({ expiresAt }: VideoLinks) => Date.parse(expiresAt) <= Date.now();

/**
 * Plays a video element from links that expire. New links are fetched ahead of time but only set when the old one no
 * longer works (an error, a seek to what is not loaded): a running download outlives its link, so mostly nothing has to
 * change. Position, speed and playing survive the change.
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

  /** Goes on from the last position with a link that was not tried yet; fetches one when there is none. */
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
        if (this.#needsLink()) this.#recover();
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
      // A video that stands still needs no link; it gets one when it goes on.
      if (!this.#video.paused) this.#renew().catch(() => undefined);
    }, this.#links.untilRenewal);
  }

  #put(links: VideoLinks): void {
    const video = this.#video;
    const { playbackRate } = video;
    // In place of another video the element may still play that one.
    const plays = this.#loaded ? !video.paused : this.#plays;
    const position = this.#position;
    // Of a video that is exchanged for itself.
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
