import { join } from 'node:path';
import type { EntityManager } from '@mikro-orm/postgresql';
import { createKeptAnswers } from './answers/kept-answers.ts';
import { PublicContent } from './answers/public-content.ts';
import { RateLimitSchema } from './common/rate-limit.entity.ts';
import { defineJob, handleJob } from './jobs/job.ts';
import { defineFeature, type ServicesOf } from './feature.ts';
import { TextImages } from './fonts/text-images.ts';
import { mailHandlers } from './mail/mail.jobs.ts';
import type { Platform } from './platform.ts';
import { ImageStore } from './storage/image-store.ts';
import { StoredObjectSchema } from './storage/stored-object.entity.ts';
import { StoredObjects } from './storage/stored-objects.ts';

const removeExpiredLimits = defineJob('remove-expired-limits', 'housekeeping');

/** The platform's own entities, services and jobs: stored objects, rate limits, queued mail. */
export const platformFeature = defineFeature({
  entities: [StoredObjectSchema, RateLimitSchema],
  create({ config, em, storage, jobs, mailer, notifications, replica }: Platform) {
    const objects = new StoredObjects(em, storage, jobs);
    const publicContent = new PublicContent(notifications);
    publicContent.onChange(() => replica?.distrust());
    replica?.whenPrimaryReturns(() => publicContent.changed());
    return {
      provides: {
        objects,
        images: new ImageStore(em, storage, objects),
        textImages: new TextImages(join(config.dataDir, 'fonts')),
        publicContent,
        keptAnswers: createKeptAnswers(publicContent),
      },
      jobs: [
        ...objects.handlers(),
        ...mailHandlers(mailer),
        handleJob(removeExpiredLimits, () => removeExpired(em), '46 3 * * *'),
      ],
    };
  },
});

/** Removes expired rate-limit counters. There is one for each limit and address. */
async function removeExpired(em: EntityManager): Promise<void> {
  await em.nativeDelete(RateLimitSchema, { expire: { $lt: Date.now() } });
}

export type StorageServices = ServicesOf<typeof platformFeature>;
