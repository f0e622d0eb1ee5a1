import { defineFeature, type ServicesOf } from '#server/feature.ts';
import type { Platform } from '#server/platform.ts';
import { ImageStore } from './image-store.ts';
import { StoredObjectSchema } from './stored-object.entity.ts';
import { StoredObjects } from './stored-objects.ts';

export const storageFeature = defineFeature({
  entities: [StoredObjectSchema],
  create({ em, storage, jobs }: Platform) {
    const objects = new StoredObjects(em, storage, jobs);
    return { provides: { objects, images: new ImageStore(storage, objects) }, jobs: objects.handlers() };
  },
});

export type StorageServices = ServicesOf<typeof storageFeature>;
