// @vitest-environment happy-dom
import { HLSProviderLoader } from '@vidstack/react';
import { afterEach, expect, it } from 'vitest';
import { VideoEngine } from './video-engine.ts';
import type { Video } from './video.ts';

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

const { supported } = HLSProviderLoader;
afterEach(() => (HLSProviderLoader.supported = supported));

/** Whether a video that has a stream comes from it. */
function isStreamed(): boolean {
  const engine = new VideoEngine();
  engine.show(video, () => Promise.resolve(null), false);
  return engine.state().isStream;
}

it('streams where Vidstack can', () => {
  HLSProviderLoader.supported = true;
  expect(isStreamed()).toBe(true);
});

it('plays the original where scripts may feed no H.264 to a video', () => {
  HLSProviderLoader.supported = false;
  expect(isStreamed()).toBe(false);
});
