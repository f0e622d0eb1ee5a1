import express from 'express';
import { expect, it } from 'vitest';
import { defineFeature, Features, type Mount } from './feature.ts';

interface Platform {
  events: string[];
}

const media: Mount = { path: '/media', router: express.Router() };
const uploads: Mount = { path: '/uploads', router: express.Router(), isIdentified: true };

const storage = defineFeature({
  create: ({ events }: Platform) => ({
    provides: { store: 'a store' },
    routes: [media],
    close: () => void events.push('storage is closed'),
  }),
});
const plain = defineFeature({ create: () => ({ provides: { rules: [] } }) });
const upload = defineFeature({
  create: ({ events, store }: Platform & { store: string }) => ({
    provides: {},
    routes: [uploads],
    close: async () => {
      await Promise.resolve();
      events.push(`upload is closed, with ${store}`);
    },
  }),
});

const features = Features.on<Platform>().with(storage).with(plain).with(upload);

it('features bring their routes, in their order', async () => {
  const { routes } = await features.create({ events: [] });
  expect(routes).toEqual([media, uploads]);
});

it('a feature is closed before those that it needs', async () => {
  const events: string[] = [];
  const { close } = await features.create({ events });
  await close();
  expect(events).toEqual(['upload is closed, with a store', 'storage is closed']);
});
