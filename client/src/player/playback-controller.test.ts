import { expect, it } from 'vitest';
import type { Film } from './film.ts';
import { PlaybackController } from './playback-controller.ts';

const links = { url: '', streamUrl: null, posterUrl: null, storyboard: null, captions: [], expiresAt: '' };
const film = (id: string): Film => ({ id, title: id, duration: 60, links, chapters: [], startAt: 0 });

it('of two films that are begun, only the last has its screen come', async () => {
  const controller = new PlaybackController();
  const shown = Promise.withResolvers<void>();
  controller.attach({ seek: () => undefined, prefetch: () => undefined, start: () => shown.promise });
  const both = [controller.start(film('first')), controller.start(film('second'))];
  shown.resolve();
  expect(await Promise.all(both)).toEqual([false, true]);
});

it('a film that no player can begin has its screen come', async () => {
  expect(await new PlaybackController().start(film('first'))).toBe(true);
});

it('a lecture without a film that is chosen later has its screen come at once, and the film before it none', async () => {
  const controller = new PlaybackController();
  const shown = Promise.withResolvers<void>();
  controller.attach({ seek: () => undefined, prefetch: () => undefined, start: () => shown.promise });
  const begun = controller.start(film('first'));
  expect(await controller.start(null)).toBe(true);
  shown.resolve();
  expect(await begun).toBe(false);
});

it('a film has its screen come even if the player that began it is on its way out', async () => {
  const controller = new PlaybackController();
  const shown = Promise.withResolvers<void>();
  const detach = controller.attach({
    seek: () => undefined,
    prefetch: () => undefined,
    start: () => shown.promise,
  });
  const begun = controller.start(film('first'));
  detach();
  shown.resolve();
  expect(await begun).toBe(true);
});

it('a film that was begun in a room that is left meanwhile has no screen come', async () => {
  const controller = new PlaybackController();
  const shown = Promise.withResolvers<void>();
  controller.attach({ seek: () => undefined, prefetch: () => undefined, start: () => shown.promise });
  const begun = controller.start(film('first'));
  controller.leave();
  shown.resolve();
  expect(await begun).toBe(false);
});
