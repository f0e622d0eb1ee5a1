import type { HlsConfig, LoaderResponse, RetryConfig } from 'hls.js';
import type Hls from 'hls.js';
import type { SignedLinks } from './signed-links.ts';
import { isBufferEmpty } from './media.ts';
import { playbackErrorOf, type PlaybackError } from './playback-error.ts';

interface HlsSourceOptions {
  video: HTMLVideoElement;
  links: SignedLinks;
  /** Where to begin, in seconds. */
  startAt: number;
  /** Called when playback has stopped because of an error; `retry` tries again. */
  onError: (error: PlaybackError) => void;
}

/** How often a request is retried, after 0.5, 1 and 2 seconds. */
const retries = 3;
/** Statuses that the server may send for an expired link. */
const deniedStatuses = [401, 403, 404, 410];

/**
 * Plays a stream through hls.js with links that expire: each request is signed with the newest link. After an error the
 * buffered part plays on, and `onError` is called when the buffer is empty.
 */
export class HlsSource {
  readonly #video: HTMLVideoElement;
  readonly #links: SignedLinks;
  readonly #onError: HlsSourceOptions['onError'];
  readonly #listening = new AbortController();
  #hls: Hls | null = null;
  #position: number;
  #error: PlaybackError | null = null;
  #isLocked = false;
  /** Whether it has recovered from a media error since it last played. */
  #isRecovered = false;

  constructor({ video, links, startAt, onError }: HlsSourceOptions) {
    this.#video = video;
    this.#links = links;
    this.#position = startAt;
    this.#onError = onError;
    const { signal } = this.#listening;
    for (const type of ['waiting', 'stalled', 'seeking', 'timeupdate'] as const) {
      video.addEventListener(type, () => this.#sync(), { signal });
    }
    video.addEventListener('playing', () => (this.#isRecovered = false), { signal });
    window.addEventListener('online', () => this.#error === 'failed' && this.retry(), { signal });
  }

  /** The last known position in seconds. The next playlist starts there. */
  get position(): number {
    return this.#position;
  }

  /** Loads the stream into the video element, and plays it if `plays` is true. */
  load(hls: Hls, plays: boolean): void {
    this.#hls = hls;
    hls.config.startPosition = this.#position;
    if (hls.media !== this.#video) hls.attachMedia(this.#video);
    hls.loadSource(this.#links.latest.streamUrl ?? '');
    if (plays) this.#play();
  }

  /** Opens a request with the newest signature. */
  async sign(request: XMLHttpRequest, address: string): Promise<void> {
    try {
      request.open('GET', await this.#links.sign(address), true);
      this.#isLocked = false;
    } catch (error) {
      this.#isLocked = playbackErrorOf(error) === 'locked';
      throw error;
    }
  }

  /** Whether to retry a failed request. `status` is 0 or undefined when there was no response. */
  isWorthRetrying(count: number, isTimeout: boolean, status: number | undefined): boolean {
    const isDenied = status !== undefined && deniedStatuses.includes(status);
    const isTransient = isDenied || isTimeout || !status || status >= 500;
    if (this.#isLocked || count >= retries || !isTransient) {
      // hls.js would try the other qualities, without an end.
      setTimeout(() => this.giveUp());
      return false;
    }
    if (isDenied) this.#links.distrust();
    return true;
  }

  /** Stops loading; what is buffered plays on. */
  giveUp(): void {
    if (this.#listening.signal.aborted) return;
    this.#hls?.stopLoad();
    this.#error = this.#isLocked ? 'locked' : 'failed';
    this.#sync();
  }

  /** Puts the stream into the element again after a media error. A second error before it plays is final. */
  recover(): void {
    if (this.#isRecovered) return this.giveUp();
    this.#isRecovered = true;
    const { paused } = this.#video;
    this.#hls?.recoverMediaError();
    if (!paused) this.#play();
  }

  /** Loads again from the current position, or from the playlist when nothing was ever loaded. */
  retry(): void {
    this.#error = null;
    this.#isLocked = this.#isRecovered = false;
    this.#links
      .fresh()
      .then(() => {
        if (!this.#hls || this.#listening.signal.aborted) return;
        if (this.#hls.levels.length > 0) this.#hls.startLoad(this.#position);
        // Loading a playlist pauses the element.
        else this.load(this.#hls, !this.#video.paused);
      })
      .catch((error: unknown) => this.#notify(playbackErrorOf(error)));
  }

  /** Stops loading and listening. */
  stop(): void {
    this.#listening.abort();
  }

  /** Where the browser refuses to play, the video stays paused. */
  #play(): void {
    this.#video.play().catch(() => undefined);
  }

  #sync(): void {
    const { currentTime, readyState } = this.#video;
    // While it is loading, an element reports 0.
    if (readyState > 0 && !this.#error) this.#position = currentTime;
    if (this.#error && (readyState === 0 || isBufferEmpty(this.#video))) this.#notify(this.#error);
  }

  #notify(error: PlaybackError): void {
    if (this.#listening.signal.aborted) return;
    this.#error = error;
    if (this.#video.readyState > 0) this.#position = this.#video.currentTime;
    this.#onError(error);
  }
}

/** The configuration of hls.js; `source` returns the `HlsSource` of the current video. */
export function hlsConfig(source: () => HlsSource | null): Partial<HlsConfig> {
  const errorRetry: RetryConfig = {
    maxNumRetry: retries,
    retryDelayMs: 500,
    maxRetryDelayMs: 2000,
    backoff: 'exponential',
    shouldRetry: (
      _config,
      count: number,
      isTimeout: boolean,
      response: LoaderResponse | undefined,
    ): boolean => source()?.isWorthRetrying(count, isTimeout, response?.code) ?? false,
  };
  const policy = {
    default: {
      maxTimeToFirstByteMs: 10_000,
      maxLoadTimeMs: 60_000,
      timeoutRetry: { ...errorRetry, retryDelayMs: 0 },
      errorRetry,
    },
  };
  return {
    // The content security policy forbids workers from blobs, and MP4 fragments need no conversion.
    enableWorker: false,
    xhrSetup: (request, address) => source()?.sign(request, address),
    manifestLoadPolicy: policy,
    playlistLoadPolicy: policy,
    fragLoadPolicy: policy,
    startFragPrefetch: true,
    testBandwidth: false,
    // Starts in a medium quality instead of the lowest.
    abrEwmaDefaultEstimate: 3_000_000,
    capLevelToPlayerSize: true,
    maxBufferLength: 30,
    maxMaxBufferLength: 60,
    backBufferLength: 60,
  };
}
