// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { VideoLinks } from '#client/player/video.ts';
import { SignedLinks } from './signed-links.ts';
import { LockedError } from './playback-error.ts';

const minute = 60_000;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Links signed with a name, good for `life` ms from now. */
const linksOf = (name: string, life = 5 * minute): VideoLinks => ({
  url: `/media/video.mp4?signature=${name}`,
  streamUrl: `/media/streams/7/master.m3u8?signature=${name}`,
  posterUrl: null,
  storyboard: null,
  captions: [],
  expiresAt: new Date(Date.now() + life).toISOString(),
});

const part = '/media/streams/7/720p.mp4?signature=old';
const signatureOf = async (links: SignedLinks) =>
  new URL(await links.sign(part), 'http://x').searchParams.get('signature');

describe('a request for a part of a stream', () => {
  it('carries the newest signature', async () => {
    const links = new SignedLinks(linksOf('a'), async () => linksOf('b'));
    expect(await signatureOf(links)).toBe('a');
    links.offer(linksOf('c', 6 * minute));
    expect(await signatureOf(links)).toBe('c');
  });

  it('keeps its own address when it is not of this stream', async () => {
    const links = new SignedLinks(linksOf('a'), async () => linksOf('b'));
    const other = '/media/streams/8/720p.mp4?signature=x';
    expect(await links.sign(other)).toBe(other);
  });

  it('has the links renewed ahead of their end without waiting for them', async () => {
    const renew = vi.fn(async () => linksOf('b'));
    const links = new SignedLinks(linksOf('a'), renew);
    await vi.advanceTimersByTimeAsync(4.6 * minute);
    expect(await signatureOf(links)).toBe('a');
    await vi.advanceTimersByTimeAsync(0);
    expect(await signatureOf(links)).toBe('b');
    expect(renew).toHaveBeenCalledTimes(1);
  });

  it('waits for new links when the old ones would be dead before it arrives', async () => {
    const links = new SignedLinks(linksOf('a'), async () => linksOf('b'));
    await vi.advanceTimersByTimeAsync(4.9 * minute);
    expect(await signatureOf(links)).toBe('b');
  });

  it('carries the old signature to its end when there is no new one', async () => {
    const renew = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
    const links = new SignedLinks(linksOf('a'), renew);
    await vi.advanceTimersByTimeAsync(4.9 * minute);
    expect(await signatureOf(links)).toBe('a');
    expect(renew).toHaveBeenCalled();
  });

  it('waits for new links when the old ones are dead', async () => {
    const links = new SignedLinks(linksOf('a'), async () => linksOf('b'));
    await vi.advanceTimersByTimeAsync(6 * minute);
    expect(await signatureOf(links)).toBe('b');
  });

  it('waits for new links when the server refused one', async () => {
    const links = new SignedLinks(linksOf('a'), async () => linksOf('b'));
    links.distrust();
    expect(await signatureOf(links)).toBe('b');
  });

  it('shares one renewal with all others', async () => {
    const renew = vi.fn(async () => linksOf('b'));
    const links = new SignedLinks(linksOf('a', -1), renew);
    await Promise.all([links.sign(part), links.sign(part), links.sign(part)]);
    expect(renew).toHaveBeenCalledTimes(1);
  });

  it('does not renew again and again where the clock is wrong', async () => {
    const renew = vi.fn(async () => linksOf('b', -minute));
    const links = new SignedLinks(linksOf('a', -minute), renew);
    await links.sign(part);
    await links.sign(part);
    expect(renew).toHaveBeenCalledTimes(1);
  });
});

describe('links that are refused', () => {
  it('play on while the old ones open, and are locked then', async () => {
    const links = new SignedLinks(linksOf('a'), async () => null);
    await vi.advanceTimersByTimeAsync(4.9 * minute);
    expect(await signatureOf(links)).toBe('a');
    await vi.advanceTimersByTimeAsync(minute);
    await expect(links.sign(part)).rejects.toThrow(LockedError);
  });

  it('are not locked when they could not be asked for', async () => {
    const links = new SignedLinks(linksOf('a', -1), () => Promise.reject(new TypeError('Failed to fetch')));
    await expect(links.sign(part)).rejects.toThrow(TypeError);
  });
});
