import { expect, it } from 'vitest';
import type { Video } from './video.ts';
import { PlaybackController } from './playback-controller.ts';

const links = { url: '', streamUrl: null, posterUrl: null, storyboard: null, captions: [], expiresAt: '' };
const video = (id: string): Video => ({ id, title: id, duration: 60, links, chapters: [], startAt: 0 });

it('of two videos that are begun, only the last has its screen come', async () => {
  const controller = new PlaybackController();
  const shown = Promise.withResolvers<void>();
  controller.attach({ seek: () => undefined, prefetch: () => undefined, start: () => shown.promise });
  const both = [controller.start(video('first')), controller.start(video('second'))];
  shown.resolve();
  expect(await Promise.all(both)).toEqual([false, true]);
});

it('a video that no player can begin has its screen come', async () => {
  expect(await new PlaybackController().start(video('first'))).toBe(true);
});

it('a lecture without a video that is chosen later has its screen come at once, and the video before it none', async () => {
  const controller = new PlaybackController();
  const shown = Promise.withResolvers<void>();
  controller.attach({ seek: () => undefined, prefetch: () => undefined, start: () => shown.promise });
  const begun = controller.start(video('first'));
  expect(await controller.start(null)).toBe(true);
  shown.resolve();
  expect(await begun).toBe(false);
});

it('a video has its screen come even if the player that began it is on its way out', async () => {
  const controller = new PlaybackController();
  const shown = Promise.withResolvers<void>();
  const detach = controller.attach({
    seek: () => undefined,
    prefetch: () => undefined,
    start: () => shown.promise,
  });
  const begun = controller.start(video('first'));
  detach();
  shown.resolve();
  expect(await begun).toBe(true);
});

it('a video that was begun on a page that is left meanwhile has no screen come', async () => {
  const controller = new PlaybackController();
  const shown = Promise.withResolvers<void>();
  controller.attach({ seek: () => undefined, prefetch: () => undefined, start: () => shown.promise });
  const begun = controller.start(video('first'));
  controller.leave();
  shown.resolve();
  expect(await begun).toBe(false);
});
