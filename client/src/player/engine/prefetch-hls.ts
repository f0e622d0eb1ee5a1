import type Hls from 'hls.js';
import type { HlsConfig, Loader, LoaderContext, LoaderResponse } from 'hls.js';
import type { Video } from '#client/player/video.ts';
import type { SignedLinks } from './signed-links.ts';
import { chooseLevel } from './hls-quality.ts';

type LoaderClass = HlsConfig['loader'];

/** A response, and how long it took, in ms. */
interface Part {
  response: LoaderResponse;
  took: number;
}

/** Prefetched responses by the keys of their requests. */
type PrefetchedParts = Map<string, Promise<Part>>;

/** The key of a request: path and byte range, without the signature. */
function requestKey({ url, rangeStart, rangeEnd }: LoaderContext): string {
  return `${new URL(url, document.baseURI).pathname} ${rangeStart}-${rangeEnd}`;
}

/** Prefetches a stream's playlists and first segment, for a video that will probably be watched next. */
export class HlsPrefetch {
  readonly #parts: PrefetchedParts = new Map();
  readonly #hls: Hls;

  /**
   * @param playing the hls.js that plays now. What it knows of the connection and the screen decides on the quality.
   */
  constructor(
    { startAt }: Video,
    readonly links: SignedLinks,
    HlsClass: typeof Hls,
    playing: Hls,
  ) {
    const policy = {
      default: { maxTimeToFirstByteMs: 10_000, maxLoadTimeMs: 20_000, timeoutRetry: null, errorRetry: null },
    };
    const hls = new HlsClass({
      loader: recordingLoader(HlsClass.DefaultConfig.loader, this.#parts, () => this.stop()),
      enableWorker: false,
      startFragPrefetch: true,
      testBandwidth: false,
      startPosition: startAt,
      abrEwmaDefaultEstimate: playing.bandwidthEstimate || playing.config.abrEwmaDefaultEstimate,
      xhrSetup: async (request, address) => request.open('GET', await links.sign(address), true),
      manifestLoadPolicy: policy,
      playlistLoadPolicy: policy,
      fragLoadPolicy: policy,
    });
    this.#hls = hls;
    const cap = playing.levels[playing.autoLevelCapping]?.height;
    hls.on(HlsClass.Events.MANIFEST_PARSED, () => {
      chooseLevel(hls);
      if (cap !== undefined) hls.autoLevelCapping = hls.levels.findLastIndex(({ height }) => height <= cap);
    });
    // If the error persists, the video itself will report it.
    hls.on(HlsClass.Events.ERROR, (_event, { fatal }) => fatal && this.stop());
    const { streamUrl } = links.latest;
    if (streamUrl) hls.loadSource(streamUrl);
  }

  /** The response to a request, if it was prefetched. Each is taken once. */
  take(context: LoaderContext): Promise<Part> | undefined {
    const key = requestKey(context);
    const part = this.#parts.get(key);
    this.#parts.delete(key);
    return part;
  }

  /** Stops fetching. The responses stay. */
  stop(): void {
    this.#hls.destroy();
  }
}

/** A hls.js loader that stores each response in `parts` and stops after the first media segment. */
function recordingLoader(Base: LoaderClass, parts: PrefetchedParts, onEnough: () => void): LoaderClass {
  return class extends Base {
    #giveUp: () => void = () => undefined;

    override load(...[context, config, callbacks]: Parameters<Loader<LoaderContext>['load']>): void {
      let resolve: (part: Part) => void = () => undefined;
      const part = new Promise<Part>((fulfill, reject) => {
        resolve = fulfill;
        this.#giveUp = () => reject(new Error('Not fetched'));
      });
      part.catch(() => undefined);
      parts.set(requestKey(context), part);
      super.load(context, config, {
        ...callbacks,
        onSuccess: (response, stats, ...rest) => {
          const { start, end } = stats.loading;
          resolve({ response: copyOf(response), took: end - start });
          if (isMediaSegment(context)) onEnough();
          else callbacks.onSuccess(response, stats, ...rest);
        },
        onError: (...failure) => {
          this.#giveUp();
          callbacks.onError(...failure);
        },
        onTimeout: (...failure) => {
          this.#giveUp();
          callbacks.onTimeout(...failure);
        },
      });
    }

    override abort(): void {
      this.#giveUp();
      super.abort();
    }

    override destroy(): void {
      this.#giveUp();
      super.destroy();
    }
  };
}

/** hls.js changes the bytes that it gets. */
function copyOf(response: LoaderResponse): LoaderResponse {
  const { data } = response;
  return data instanceof ArrayBuffer ? { ...response, data: data.slice(0) } : { ...response };
}

/** Whether a request is for a media segment. An initialization segment has no number. */
function isMediaSegment(context: LoaderContext): boolean {
  const { frag } = context as LoaderContext & { frag?: { sn: number | 'initSegment' } };
  return typeof frag?.sn === 'number';
}

/** A hls.js loader that answers from the prefetched responses and falls back to the network. */
export function prefetchedLoader(Base: LoaderClass, prefetch: () => HlsPrefetch | null): LoaderClass {
  return class extends Base {
    #isOver = false;

    override load(...[context, config, callbacks]: Parameters<Loader<LoaderContext>['load']>): void {
      const part = prefetch()?.take(context);
      if (!part) return super.load(context, config, callbacks);
      part.then(
        ({ response, took }) => {
          if (this.#isOver) return;
          this.context = context;
          const { stats } = this;
          const size = sizeOf(response);
          const now = performance.now();
          // As if it had just arrived: hls.js estimates the bandwidth from how long it took.
          Object.assign(stats.loading, { start: now - took, first: now - took, end: now });
          Object.assign(stats, { loaded: size, total: size });
          callbacks.onSuccess(response, stats, context, null);
        },
        () => {
          if (!this.#isOver) super.load(context, config, callbacks);
        },
      );
    }

    override abort(): void {
      this.#isOver = true;
      super.abort();
    }

    override destroy(): void {
      this.#isOver = true;
      super.destroy();
    }
  };
}

function sizeOf({ data }: LoaderResponse): number {
  if (data instanceof ArrayBuffer) return data.byteLength;
  return typeof data === 'string' ? data.length : 0;
}
