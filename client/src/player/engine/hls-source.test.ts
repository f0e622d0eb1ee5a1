// @vitest-environment happy-dom
import type Hls from 'hls.js';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { VideoLinks } from '#client/player/video.ts';
import { SignedLinks } from './signed-links.ts';
import { HlsSource } from './hls-source.ts';
import type { PlaybackError } from './playback-error.ts';

const master = '/media/streams/7/master.m3u8?signature=a';
const links: VideoLinks = {
  url: '/media/video.mp4',
  streamUrl: master,
  posterUrl: null,
  storyboard: null,
  captions: [],
  expiresAt: new Date(0).toISOString(),
};

let source: HlsSource;
let video: HTMLVideoElement;
let loadedUntil: number;
const hls = {
  config: { startPosition: -1 },
  levels: [{}],
  attachMedia: vi.fn(),
  loadSource: vi.fn(),
  recoverMediaError: vi.fn(),
  startLoad: vi.fn(),
  stopLoad: vi.fn(),
};
const onError = vi.fn<(error: PlaybackError) => void>();
const renew = vi.fn<() => Promise<VideoLinks | null>>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  renew.mockResolvedValue({ ...links, expiresAt: new Date(Date.now() + 300_000).toISOString() });
  loadedUntil = 60;
  video = document.createElement('video');
  Object.defineProperty(video, 'readyState', { value: 4 });
  Object.defineProperty(video, 'buffered', {
    get: () => ({ length: 1, start: () => 0, end: () => loadedUntil }),
  });
  source = new HlsSource({ video, links: new SignedLinks(links, renew), startAt: 12, onError });
  // The source calls no more of hls.js than this.
  source.load(hls as unknown as Hls, false);
});
afterEach(() => {
  source.stop();
  vi.useRealTimers();
});

const moveTo = (second: number) => {
  video.currentTime = second;
  video.dispatchEvent(new Event('timeupdate'));
};

it('a video begins where it is asked to and goes on where it was', () => {
  expect(hls.config.startPosition).toBe(12);
  moveTo(42.5);
  expect(source.position).toBe(42.5);
});

describe('a request that failed', () => {
  it.each([
    ['without an answer', 0, true],
    ['by a fault of the server', 503, true],
    ['for a dead link', 403, true],
    ['for good', 416, false],
  ])('%s is worth another try: %s', (_name, status, isWorth) => {
    expect(source.isWorthRetrying(0, false, status)).toBe(isWorth);
  });

  it('is not repeated for ever: the video plays to the end of what is loaded, then tells', () => {
    moveTo(50);
    expect(source.isWorthRetrying(3, false, 503)).toBe(false);
    vi.runAllTimers();
    expect(hls.stopLoad).toHaveBeenCalled();
    expect(onError).not.toHaveBeenCalled();
    moveTo(60);
    expect(onError).toHaveBeenCalledExactlyOnceWith('failed');
  });

  it('is tried again from the same place on request', async () => {
    moveTo(60);
    source.giveUp();
    source.retry();
    await vi.advanceTimersByTimeAsync(0);
    expect(hls.startLoad).toHaveBeenCalledWith(60);
  });

  it('begins with the playlist when there was none yet', async () => {
    source.load({ ...hls, levels: [] } as unknown as Hls, false);
    hls.loadSource.mockClear();
    source.giveUp();
    source.retry();
    await vi.advanceTimersByTimeAsync(0);
    expect(hls.loadSource).toHaveBeenCalledWith(master);
  });
});

it('a stream recovers from a media error, but not from a second one before it plays', () => {
  source.recover();
  video.dispatchEvent(new Event('playing'));
  source.recover();
  expect(hls.recoverMediaError).toHaveBeenCalledTimes(2);
  loadedUntil = 0;
  source.recover();
  expect(hls.recoverMediaError).toHaveBeenCalledTimes(2);
  expect(onError).toHaveBeenCalledExactlyOnceWith('failed');
});

it('a video whose links are refused plays what is loaded and says that it is locked', async () => {
  renew.mockResolvedValue(null);
  moveTo(50);
  await expect(source.sign(new XMLHttpRequest(), '/media/streams/7/720p.mp4')).rejects.toThrow();
  expect(source.isWorthRetrying(0, false, 0)).toBe(false);
  vi.runAllTimers();
  expect(onError).not.toHaveBeenCalled();
  loadedUntil = 50;
  video.dispatchEvent(new Event('waiting'));
  expect(onError).toHaveBeenCalledExactlyOnceWith('locked');
});
