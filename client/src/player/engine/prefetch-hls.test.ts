// @vitest-environment happy-dom
import Hls, { type LoaderCallbacks, type LoaderContext, type LoaderResponse } from 'hls.js';
import { beforeEach, expect, it } from 'vitest';
import { eventually } from '#client/testing/eventually.ts';
import { SignedLinks } from './signed-links.ts';
import { HlsPrefetch, prefetchedLoader } from './prefetch-hls.ts';

const master = '/media/streams/7/master.m3u8';
const playlist = '#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=1000000,RESOLUTION=1280x720\n720p.m3u8\n';
const answers = new Map<string, string>();
/** What was asked of the server, without signatures. */
let asked: string[];

/** Stands where hls.js asks the server. */
class ServerLoader extends Hls.DefaultConfig.loader {
  #isGone = false;

  override load(context: LoaderContext, _config: unknown, callbacks: LoaderCallbacks<LoaderContext>): void {
    const { pathname } = new URL(context.url, 'http://school');
    asked.push(pathname);
    const data = answers.get(pathname);
    queueMicrotask(() => {
      if (this.#isGone) return;
      if (data === undefined) callbacks.onError({ code: 503, text: '' }, context, null, this.stats);
      else callbacks.onSuccess({ url: context.url, data, code: 200 }, this.stats, context, null);
    });
  }

  override destroy(): void {
    this.#isGone = true;
    super.destroy();
  }
}

beforeEach(() => {
  asked = [];
  answers.clear();
});

/** A stream whose beginning is being fetched, and what a player gets that asks for its master playlist. */
function prepare() {
  const links = {
    url: '/media/video.mp4',
    streamUrl: `${master}?signature=a`,
    posterUrl: null,
    storyboard: null,
    captions: [],
    expiresAt: new Date(Date.now() + 300_000).toISOString(),
  };
  const video = { id: '7', title: 'Knots', duration: 60, links, chapters: [], startAt: 0 };
  class TestHls extends Hls {
    static override get DefaultConfig() {
      return { ...Hls.DefaultConfig, loader: ServerLoader };
    }
  }
  const prefetch = new HlsPrefetch(video, new SignedLinks(links, async () => null), TestHls, new Hls());
  const Loader = prefetchedLoader(ServerLoader, () => prefetch);
  const ask = () =>
    new Promise<LoaderResponse>((resolve, reject) => {
      const context = { url: `${master}?signature=b`, responseType: 'text' } as LoaderContext;
      const policy = { maxTimeToFirstByteMs: 1, maxLoadTimeMs: 1, timeoutRetry: null, errorRetry: null };
      const config = { loadPolicy: policy, timeout: 1, maxRetry: 0, retryDelay: 0, maxRetryDelay: 0 };
      new Loader(Hls.DefaultConfig).load(context, config, {
        onSuccess: (response) => resolve(response),
        onError: ({ code }) => reject(new Error(String(code))),
        onTimeout: () => reject(new Error('timeout')),
      });
    });
  return { prefetch, ask };
}

it('what was fetched ahead is not asked for again, whatever its signature', async () => {
  answers.set(master, playlist);
  const { prefetch, ask } = prepare();
  expect((await ask()).data).toBe(playlist);
  expect(asked.filter((path) => path === master)).toHaveLength(1);
  prefetch.stop();
});

it('what was fetched ahead is given once', async () => {
  answers.set(master, playlist);
  const { prefetch, ask } = prepare();
  await ask();
  await ask();
  expect(asked.filter((path) => path === master)).toHaveLength(2);
  prefetch.stop();
});

it('what could not be fetched ahead is asked for when it is needed', async () => {
  const { ask } = prepare();
  await eventually(() => expect(asked).toContain(master));
  answers.set(master, playlist);
  expect((await ask()).data).toBe(playlist);
});

it('what was given up is asked for when it is needed', async () => {
  answers.set(master, playlist);
  const { prefetch, ask } = prepare();
  prefetch.stop();
  expect((await ask()).data).toBe(playlist);
});
