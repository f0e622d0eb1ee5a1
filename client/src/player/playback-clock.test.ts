import { expect, it } from 'vitest';
import type { Film } from './film.ts';
import { PlaybackClock } from './playback-clock.ts';

const links = { url: '', streamUrl: null, posterUrl: null, storyboard: null, captions: [], expiresAt: '' };
const film = (id: string): Film => ({ id, title: id, duration: 60, links, chapters: [], startAt: 0 });

it('of two films that are begun, only the last has its screen come', async () => {
  const clock = new PlaybackClock();
  const shown = Promise.withResolvers<void>();
  clock.attach({ seek: () => undefined, prepare: () => undefined, begin: () => shown.promise });
  const both = [clock.begin(film('first')), clock.begin(film('second'))];
  shown.resolve();
  expect(await Promise.all(both)).toEqual([false, true]);
});

it('a film that no player can begin has its screen come', async () => {
  expect(await new PlaybackClock().begin(film('first'))).toBe(true);
});

it('a lecture without a film that is chosen later has its screen come at once, and the film before it none', async () => {
  const clock = new PlaybackClock();
  const shown = Promise.withResolvers<void>();
  clock.attach({ seek: () => undefined, prepare: () => undefined, begin: () => shown.promise });
  const begun = clock.begin(film('first'));
  expect(await clock.begin(null)).toBe(true);
  shown.resolve();
  expect(await begun).toBe(false);
});

it('a film has its screen come even if the player that began it is on its way out', async () => {
  const clock = new PlaybackClock();
  const shown = Promise.withResolvers<void>();
  const detach = clock.attach({
    seek: () => undefined,
    prepare: () => undefined,
    begin: () => shown.promise,
  });
  const begun = clock.begin(film('first'));
  detach();
  shown.resolve();
  expect(await begun).toBe(true);
});

it('a film that was begun in a room that is left meanwhile has no screen come', async () => {
  const clock = new PlaybackClock();
  const shown = Promise.withResolvers<void>();
  clock.attach({ seek: () => undefined, prepare: () => undefined, begin: () => shown.promise });
  const begun = clock.begin(film('first'));
  clock.leave();
  shown.resolve();
  expect(await begun).toBe(false);
});
