import { KeptAnswers } from './answers/kept-answers.ts';
import { RateLimitSchema } from './common/rate-limit.entity.ts';
import { defineFeature, type ServicesOf } from './feature.ts';
import { mailHandlers } from './mail/mail.jobs.ts';
import type { Platform } from './platform.ts';
import { ImageStore } from './storage/image-store.ts';
import { StoredObjectSchema } from './storage/stored-object.entity.ts';
import { StoredObjects } from './storage/stored-objects.ts';

/** What the platform itself keeps and does: stored objects, rate limits, mail that was queued. */
export const platformFeature = defineFeature({
  entities: [StoredObjectSchema, RateLimitSchema],
  create({ em, storage, jobs, mailer, databaseUrl, logger }: Platform) {
    const objects = new StoredObjects(em, storage, jobs);
    return {
      provides: {
        objects,
        images: new ImageStore(storage, objects),
        keptAnswers: new KeptAnswers({ databaseUrl, logger }),
      },
      jobs: [...objects.handlers(), ...mailHandlers(mailer)],
    };
  },
});

export type StorageServices = ServicesOf<typeof platformFeature>;
