import type { HlsConfig, LoaderResponse, RetryConfig } from 'hls.js';
import type Hls from 'hls.js';
import type { SignedLinks } from './signed-links.ts';
import { isStarved, troubleOf, type Trouble } from './trouble.ts';

interface StreamFeedOptions {
  video: HTMLVideoElement;
  links: SignedLinks;
  /** Where to begin, in seconds. */
  startAt: number;
  /** Called when the film stands still for good; `retry` tries again. */
  onTrouble: (trouble: Trouble) => void;
}

/** How often a part is asked for again, with pauses of 0.5, 1 and 2 seconds. */
const retries = 3;
/** Answers to a link that is not valid any more. */
const refusals = [401, 403, 404, 410];

/**
 * Feeds hls.js from links that expire: each request carries the newest signature. What is loaded plays on whatever
 * happens; only when nothing is left to show, the trouble is told.
 */
export class StreamFeed {
  readonly #video: HTMLVideoElement;
  readonly #links: SignedLinks;
  readonly #onTrouble: StreamFeedOptions['onTrouble'];
  readonly #listening = new AbortController();
  #hls: Hls | null = null;
  #position: number;
  #trouble: Trouble | null = null;
  #isLocked = false;

  constructor({ video, links, startAt, onTrouble }: StreamFeedOptions) {
    this.#video = video;
    this.#links = links;
    this.#position = startAt;
    this.#onTrouble = onTrouble;
    const { signal } = this.#listening;
    for (const type of ['waiting', 'stalled', 'seeking', 'timeupdate'] as const) {
      video.addEventListener(type, () => this.#follow(), { signal });
    }
    window.addEventListener('online', () => this.#trouble === 'failed' && this.retry(), { signal });
  }

  /** Where the film is to begin, for the next playlist that is loaded. */
  get position(): number {
    return this.#position;
  }

  /** Takes the hls.js that plays the film. */
  use(hls: Hls): void {
    this.#hls = hls;
  }

  /** Puts the newest signature on a request that is about to be sent. */
  async sign(request: XMLHttpRequest, address: string): Promise<void> {
    try {
      request.open('GET', await this.#links.sign(address), true);
      this.#isLocked = false;
    } catch (error) {
      this.#isLocked = troubleOf(error) === 'locked';
      throw error;
    }
  }

  /** Whether a request that failed is worth another try. `status` is 0 or undefined when there was no answer. */
  isWorthRetrying(count: number, isTimeout: boolean, status: number | undefined): boolean {
    const isRefused = status !== undefined && refusals.includes(status);
    const isPassing = isRefused || isTimeout || !status || status >= 500;
    if (this.#isLocked || count >= retries || !isPassing) {
      // hls.js would go on with the other qualities, again and again.
      setTimeout(() => this.giveUp());
      return false;
    }
    if (isRefused) this.#links.distrust();
    return true;
  }

  /** Loads no more; what is loaded plays on. */
  giveUp(): void {
    if (this.#listening.signal.aborted) return;
    this.#hls?.stopLoad();
    this.#trouble = this.#isLocked ? 'locked' : 'failed';
    this.#follow();
  }

  /** Goes on loading from where the film is, or begins anew when it never came to that. */
  retry(): void {
    this.#trouble = null;
    this.#isLocked = false;
    this.#links
      .fresh()
      .then(({ streamUrl }) => {
        if (!this.#hls || !streamUrl || this.#listening.signal.aborted) return;
        if (this.#hls.levels.length > 0) this.#hls.startLoad(this.#position);
        else this.#hls.loadSource(streamUrl);
      })
      .catch((error: unknown) => this.#tell(troubleOf(error)));
  }

  /** Lets go of the film. */
  stop(): void {
    this.#listening.abort();
  }

  #follow(): void {
    const { currentTime, readyState } = this.#video;
    // An element that is loading reports 0, which is not where the person was.
    if (readyState > 0 && !this.#trouble) this.#position = currentTime;
    if (this.#trouble && (readyState === 0 || isStarved(this.#video))) this.#tell(this.#trouble);
  }

  #tell(trouble: Trouble): void {
    if (this.#listening.signal.aborted) return;
    this.#trouble = trouble;
    if (this.#video.readyState > 0) this.#position = this.#video.currentTime;
    this.#onTrouble(trouble);
  }
}

/** How hls.js is set up; `feed` is the one of the film that plays now. */
export function streamConfig(feed: () => StreamFeed | null): Partial<HlsConfig> {
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
    ): boolean => feed()?.isWorthRetrying(count, isTimeout, response?.code) ?? false,
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
    // A worker from a blob is not allowed here, and fragments of MP4 need no conversion.
    enableWorker: false,
    xhrSetup: (request, address) => feed()?.sign(request, address),
    manifestLoadPolicy: policy,
    playlistLoadPolicy: policy,
    fragLoadPolicy: policy,
    startFragPrefetch: true,
    testBandwidth: false,
    // Begins in the middle of the ladder rather than blurred.
    abrEwmaDefaultEstimate: 3_000_000,
    capLevelToPlayerSize: true,
    maxBufferLength: 30,
    maxMaxBufferLength: 60,
    backBufferLength: 60,
  };
}
