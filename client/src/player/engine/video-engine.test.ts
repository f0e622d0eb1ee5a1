// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import type { Video } from '#client/player/video.ts';
import { VideoEngine } from './video-engine.ts';

const video: Video = {
  id: 'knots',
  title: 'Knots',
  duration: 60,
  links: {
    url: '/media/videos/knots.mp4',
    streamUrl: '/media/streams/knots/master.m3u8',
    posterUrl: null,
    storyboard: null,
    captions: [],
    expiresAt: new Date(Date.now() + 60_000).toISOString(),
  },
  chapters: [],
  startAt: 0,
};

afterEach(() => vi.unstubAllGlobals());

/** The address that a browser loads whose `MediaSource` is this; null for a stream, which needs hls.js first. */
function loadedBy(source: { isTypeSupported: (type: string) => boolean } | undefined): string | null {
  vi.stubGlobal('MediaSource', source);
  const engine = new VideoEngine(document.createElement('video'));
  engine.show(video, () => Promise.resolve(null), false);
  const address = engine.element.getAttribute('src');
  engine.destroy();
  return address;
}

it('a stream is played where MediaSource takes H.264', () => {
  expect(loadedBy({ isTypeSupported: (type) => type.includes('avc1') })).toBeNull();
});

it.each([
  ['there is no MediaSource', undefined],
  ['MediaSource does not take H.264', { isTypeSupported: () => false }],
])('the original is played where %s', (_name, source) => {
  expect(loadedBy(source)).toBe(video.links.url);
});
