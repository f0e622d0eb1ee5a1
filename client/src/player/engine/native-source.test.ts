// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { VideoLinks } from '#client/player/video.ts';
import { NativeSource } from './native-source.ts';
import type { PlaybackError } from './playback-error.ts';
import { SignedLinks } from './signed-links.ts';

const minute = 60_000;

/** Links with an original of this name, good for `life` ms from now. */
const linksOf = (name: string, life = 5 * minute): VideoLinks => ({
  url: `/media/${name}.mp4`,
  streamUrl: null,
  posterUrl: null,
  storyboard: null,
  captions: [],
  expiresAt: new Date(Date.now() + life).toISOString(),
});

/** Lets the promises that are settled already run on. */
const settle = () => vi.advanceTimersByTimeAsync(0);

let video: HTMLVideoElement;
let playing: boolean;
let source: NativeSource | undefined;
beforeEach(() => {
  vi.useFakeTimers();
  playing = false;
  video = document.createElement('video');
  Object.defineProperty(video, 'paused', { get: () => !playing });
  Object.defineProperty(video, 'buffered', { value: { length: 0 }, writable: true });
  // happy-dom would report every video as playable at once.
  Object.defineProperty(video, 'src', {
    set(url: string) {
      video.setAttribute('src', url);
    },
  });
  video.load = () => undefined;
  video.play = () => Promise.resolve();
});
afterEach(() => {
  source?.stop();
  vi.useRealTimers();
});

const startSource = (
  links: VideoLinks,
  renew: () => Promise<VideoLinks>,
  onError: (error: PlaybackError) => void = vi.fn(),
  startAt = 0,
) => new NativeSource({ video, links: new SignedLinks(links, renew), startAt, plays: false, onError });

const emit = (type: string) => video.dispatchEvent(new Event(type));
const playUntil = (position: number) => {
  emit('canplay');
  playing = true;
  video.currentTime = position;
  emit('timeupdate');
};

describe('a link that is near its end', () => {
  it('is renewed ahead of time without touching the video that plays', async () => {
    const renew = vi.fn(async () => linksOf('b'));
    source = startSource(linksOf('a'), renew);
    playUntil(10);
    await vi.advanceTimersByTimeAsync(4.5 * minute);
    expect(renew).toHaveBeenCalledTimes(1);
    expect(video.getAttribute('src')).toBe('/media/a.mp4');
  });

  it('is not renewed while the video stands still', async () => {
    const renew = vi.fn(async () => linksOf('b'));
    source = startSource(linksOf('a'), renew);
    await vi.advanceTimersByTimeAsync(60 * minute);
    expect(renew).not.toHaveBeenCalled();
  });
});

describe('a link that has ended', () => {
  it('is never loaded: a new one is fetched first', async () => {
    source = startSource(linksOf('a', -1), async () => linksOf('b'));
    expect(video.getAttribute('src')).toBeNull();
    await settle();
    expect(video.getAttribute('src')).toBe('/media/b.mp4');
  });

  it('is exchanged after an error; position, speed and playing go on', async () => {
    const play = vi.spyOn(video, 'play');
    source = startSource(linksOf('a'), async () => linksOf('b'));
    video.playbackRate = 1.5;
    playUntil(42);
    emit('error');
    await settle();
    expect(video.getAttribute('src')).toBe('/media/b.mp4#t=42');
    expect(video.playbackRate).toBe(1.5);
    expect(play).toHaveBeenCalledTimes(1);
  });

  it('is exchanged for one that came by another way, without a request', async () => {
    const renew = vi.fn(async () => linksOf('b'));
    const links = new SignedLinks(linksOf('a'), renew);
    source = new NativeSource({ video, links, startAt: 0, plays: false, onError: vi.fn() });
    links.offer(linksOf('c', 6 * minute));
    emit('error');
    await settle();
    expect(video.getAttribute('src')).toBe('/media/c.mp4');
    expect(renew).not.toHaveBeenCalled();
  });

  it('is exchanged when the person jumps to what is not loaded', async () => {
    source = startSource(linksOf('a', minute), async () => linksOf('b'));
    emit('canplay');
    await vi.advanceTimersByTimeAsync(2 * minute);
    video.currentTime = 300;
    emit('seeking');
    await settle();
    expect(video.getAttribute('src')).toBe('/media/b.mp4#t=300');
  });

  it('goes to where the person jumped last while the new one was fetched', async () => {
    source = startSource(linksOf('a', minute), async () => linksOf('b'));
    emit('canplay');
    await vi.advanceTimersByTimeAsync(2 * minute);
    for (const position of [300, 400]) {
      video.currentTime = position;
      emit('seeking');
    }
    await settle();
    expect(video.getAttribute('src')).toBe('/media/b.mp4#t=400');
  });

  it('stays when the person jumps to what is loaded', async () => {
    const renew = vi.fn(async () => linksOf('b'));
    source = startSource(linksOf('a', minute), renew);
    await vi.advanceTimersByTimeAsync(2 * minute);
    Object.assign(video, { buffered: { length: 1, start: () => 0, end: () => 400 } });
    video.currentTime = 300;
    emit('seeking');
    await settle();
    expect(renew).not.toHaveBeenCalled();
  });
});

describe('a video that cannot be loaded', () => {
  it('is given up after one new link, and tried again on request', async () => {
    const onError = vi.fn<(error: PlaybackError) => void>();
    source = startSource(linksOf('a'), async () => linksOf('b'), onError);
    playUntil(42);
    emit('error');
    await settle();
    expect(onError).not.toHaveBeenCalled();
    emit('error');
    expect(onError).toHaveBeenCalledTimes(1);
    video.removeAttribute('src');
    await source.retry();
    expect(video.getAttribute('src')).toBe('/media/b.mp4#t=42');
  });

  it('is given up when no new link can be fetched', async () => {
    const onError = vi.fn<(error: PlaybackError) => void>();
    source = startSource(linksOf('a'), () => Promise.reject(new TypeError('Failed to fetch')), onError);
    emit('error');
    await settle();
    expect(onError).toHaveBeenCalledTimes(1);
  });
});

describe('a source that was stopped', () => {
  it('touches the video no more', async () => {
    source = startSource(linksOf('a'), async () => linksOf('b'));
    emit('error');
    source.stop();
    await settle();
    expect(video.getAttribute('src')).toBe('/media/a.mp4');
  });
});
