import type { Feature } from '#server/feature.ts';
import { StoredObjectSchema } from './stored-object.entity.ts';

export const storageFeature: Feature = {
  entities: [StoredObjectSchema],
  jobs: ({ objects }) => objects.handlers(),
};
