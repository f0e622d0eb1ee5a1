import { defineJob, handleJob } from '#server/platform/jobs/job.ts';
import { defineFeature } from '#server/platform/feature.ts';
import type { Platform } from '#server/platform/platform.ts';
import { Backups } from './backups.ts';
import { openPlace } from './open-place.ts';

const backUp = defineJob<Record<string, never>>('back-up', 'housekeeping');
/** When most schools sleep, before what is old is deleted. */
const DAILY = '7 3 * * *';

export const backupFeature = defineFeature({
  entities: [],
  create({ config: { backup }, databaseUrl, storage, textCipher, locks, logger }: Platform) {
    const backups = new Backups({ databaseUrl, storage, textCipher, locks });
    const daily = async ({ to, ...choices }: NonNullable<typeof backup>) => {
      const { name, deleted } = await backups.make(await openPlace(to), choices);
      logger.info({ backup: name, deleted }, 'saved the school');
    };
    return {
      provides: { backups },
      jobs: backup ? [handleJob(backUp, () => daily(backup), DAILY)] : [],
    };
  },
});
